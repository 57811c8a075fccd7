/**
 * @license @tabler/icons-react v3.51.0 - MIT
 *
 * This source code is licensed under the MIT license.
 * See the LICENSE file in the root directory of this source tree.
 */

import createReactComponent from './createReactComponent.mjs';

const __iconNode = [["path", { "d": "M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12", "key": "svg-0" }], ["path", { "d": "M9 4l0 16", "key": "svg-1" }]];
const IconLayoutSidebar = createReactComponent("outline", "layout-sidebar", "LayoutSidebar", __iconNode);

export { __iconNode, IconLayoutSidebar as default };
