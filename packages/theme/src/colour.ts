/** A color in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in radians. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** Red, green and blue in linear light, each 0 to 1. */
type Linear = readonly [red: number, green: number, blue: number];

/** Contrast ratio of two colors as in WCAG 2.2, 1 to 21. Throws when one of them is not written as #RRGGBB. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * A color written as #RRGGBB as lightness, chroma and hue; throws for anything else. Matrices of Björn Ottosson,
 * "A perceptual color space for image processing" (2020).
 */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** A color as #RRGGBB; one that sRGB lacks keeps lightness and hue, and loses just enough chroma. */
export function hexOfOklch(colour: Oklch): string {
  if (isInSrgb(linearOfOklch(colour))) return hexOf(linearOfOklch(colour));
  let inside = 0;
  let outside = colour.chroma;
  for (let halving = 0; halving < 24; halving += 1) {
    const chroma = (inside + outside) / 2;
    if (isInSrgb(linearOfOklch({ ...colour, chroma }))) inside = chroma;
    else outside = chroma;
  }
  return hexOf(linearOfOklch({ ...colour, chroma: inside }));
}

/** The inverse of the matrices above. */
function linearOfOklch({ lightness, chroma, hue }: Oklch): Linear {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** With room for rounding: white itself comes out as 1.0001. */
const isInSrgb = (linear: Linear): boolean =>
  linear.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Relative luminance as in WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(hex: string): Linear {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`"${hex}" is not a color such as #1746A2`);
  const channel = (at: number): number => linearOfSrgb(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const hexOf = (linear: Linear): string => `#${linear.map(byteOf).join('')}`.toUpperCase();

function byteOf(channel: number): string {
  const byte = Math.round(srgbOfLinear(Math.min(1, Math.max(0, channel))) * 255);
  return byte.toString(16).padStart(2, '0');
}

// The transfer function of sRGB, IEC 61966-2-1, and its inverse.
const linearOfSrgb = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const srgbOfLinear = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
