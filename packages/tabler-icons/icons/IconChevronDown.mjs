import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "chevron-down", "ChevronDown", [["path", { "d": "M6 9l6 6l6 -6", "key": "svg-0" }]]);
