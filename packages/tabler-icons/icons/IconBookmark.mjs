/**
 * @license @tabler/icons-react v3.51.0 - MIT
 *
 * This source code is licensed under the MIT license.
 * See the LICENSE file in the root directory of this source tree.
 */

import createReactComponent from './createReactComponent.mjs';

const __iconNode = [["path", { "d": "M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4", "key": "svg-0" }]];
const IconBookmark = createReactComponent("outline", "bookmark", "Bookmark", __iconNode);

export { __iconNode, IconBookmark as default };
