import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "minus", "Minus", [["path", { "d": "M5 12l14 0", "key": "svg-0" }]]);
