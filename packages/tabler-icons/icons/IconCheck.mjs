import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "check", "Check", [["path", { "d": "M5 12l5 5l10 -10", "key": "svg-0" }]]);
