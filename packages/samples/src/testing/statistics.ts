/** Arithmetic mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample standard deviation, with n − 1 in the denominator. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/** A measured point. */
export type Point = { x: number; y: number };

/** Points from two equally long series. */
export function pairs(xs: readonly number[], ys: readonly number[]): Point[] {
  if (xs.length !== ys.length) throw new Error(`${xs.length} abscissae for ${ys.length} ordinates`);
  return ys.map((y, index) => ({ x: xs[index] ?? Number.NaN, y }));
}

/** A fitted straight line with its coefficient of determination and the standard error of its slope. */
export type Line = { intercept: number; slope: number; determination: number; slopeError: number };

/** Straight line through the points (x, y) by ordinary least squares. */
export function leastSquares(points: readonly Point[]): Line {
  const centreX = mean(points.map(({ x }) => x));
  const centreY = mean(points.map(({ y }) => y));
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const spreadX = sum(({ x }) => (x - centreX) ** 2);
  const slope = sum(({ x, y }) => (x - centreX) * (y - centreY)) / spreadX;
  const intercept = centreY - slope * centreX;
  const residual = sum(({ x, y }) => (y - intercept - slope * x) ** 2);
  return {
    intercept,
    slope,
    determination: 1 - residual / sum(({ y }) => (y - centreY) ** 2),
    slopeError: Math.sqrt(residual / (points.length - 2) / spreadX),
  };
}

/** Probability that Student's t stays below a value, by Simpson's rule over the density from 0. */
export function studentBelow(value: number, freedom: number): number {
  const steps = 2000;
  const density = (t: number) => (1 + (t * t) / freedom) ** (-(freedom + 1) / 2);
  const area = (end: number) => {
    const width = end / steps;
    let total = density(0) + density(end);
    for (let step = 1; step < steps; step++) total += (step % 2 === 1 ? 4 : 2) * density(step * width);
    return (total * width) / 3;
  };
  // The density is not normed: half of all probability lies above 0, and 1 000 is far out in the tail.
  return 0.5 + (0.5 * area(value)) / area(1000);
}

/** A number rounded half up and printed with a fixed number of decimals. */
export function fixed(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  return (Math.round(value * scale + 1e-9) / scale).toFixed(decimals);
}
