/** A number as standards print it: fixed decimals, a narrow space between thousands, a real minus sign. */
export function printed(value: number, decimals: number): string {
  const [whole = '', fraction] = rounded(Math.abs(value), decimals).toFixed(decimals).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return sign + (fraction ? `${grouped}.${fraction}` : grouped);
}

/** Rounded half up, as a report does it. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + Math.sign(value) * 1e-9) / scale;
}
