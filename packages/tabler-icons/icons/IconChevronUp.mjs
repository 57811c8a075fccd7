import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "chevron-up", "ChevronUp", [["path", { "d": "M6 15l6 -6l6 6", "key": "svg-0" }]]);
