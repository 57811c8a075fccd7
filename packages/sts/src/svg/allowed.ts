/** The elements of a drawing that draw and do nothing else. */
export const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use marker pattern clipPath mask ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);

const PRESENTATION = (
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color display visibility vector-effect paint-order clip-path clip-rule ' +
  'mask marker-start marker-mid marker-end stop-color stop-opacity font-family font-size font-style font-weight ' +
  'font-variant letter-spacing word-spacing text-anchor dominant-baseline alignment-baseline baseline-shift ' +
  'text-decoration writing-mode direction unicode-bidi'
).split(' ');

/** What a `style` attribute may say, said as attributes of its own. */
export const STYLES = new Set(PRESENTATION);

/** The attributes that place and paint. */
export const ATTRIBUTES = new Set([
  ...PRESENTATION,
  ...(
    'id x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy rotate width height viewBox preserveAspectRatio transform ' +
    'pathLength textLength lengthAdjust offset gradientUnits gradientTransform spreadMethod patternUnits ' +
    'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth ' +
    'markerHeight refX refY orient href'
  ).split(' '),
]);
