import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "arrow-right", "ArrowRight", [["path", { "d": "M5 12l14 0", "key": "svg-0" }], ["path", { "d": "M13 18l6 -6", "key": "svg-1" }], ["path", { "d": "M13 6l6 6", "key": "svg-2" }]]);
