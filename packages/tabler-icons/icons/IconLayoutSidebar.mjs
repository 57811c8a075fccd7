import createReactComponent from './createReactComponent.mjs';

export default createReactComponent("outline", "layout-sidebar", "LayoutSidebar", [["path", { "d": "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12", "key": "svg-0" }], ["path", { "d": "M9 4l0 16", "key": "svg-1" }]]);
