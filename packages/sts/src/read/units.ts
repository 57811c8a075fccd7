import type { Inline } from '../content.ts';
import { plainInline } from '../text/plain.ts';

const SYMBOLS = new Set(
  (
    'm mm cm dm km µm nm in ft g kg mg µg t s ms µs min h d a wk yr K °C °F N kN MN mN Pa kPa MPa GPa hPa bar mbar ' +
    'J kJ MJ W kW MW mW V kV mV A mA µA Ω kΩ MΩ F µF nF pF H mH Hz kHz MHz GHz L l mL ml mol mmol lx lm cd dB rad sr ' +
    'rpm ppm ppb pH Nm VA kVA var C S T Wb Bq Gy Sv m2 m3 mm2 mm3 kWh Wh % ‰ ° 1 – — -'
  ).split(' '),
);

/** Whether a line is nothing but units. Italics are symbols, never units. */
export function isUnitLine(line: Inline[]): boolean {
  const isPlain = line.every(
    ({ kind, ...inline }) => kind === 'text' || ('style' in inline && inline.style === 'sup'),
  );
  return isPlain && isUnit(plainInline(line).trim());
}

/** "mm", "N/mm²", "1/°C", "W/(m·K)", "–" for a quantity without one. */
function isUnit(text: string): boolean {
  const symbols = text.replace(/[()[\]]/g, '').split(/[/·⋅*\s]+/);
  return symbols.every((symbol) => SYMBOLS.has(symbol.replace(/[⁻−]?[¹²³⁴\d]*$/u, '') || symbol));
}

/** A head's "Load, break, kN" with its unit marked; what is not a unit stays as it is. */
export function markUnit(head: Inline[]): Inline[] {
  const at = head.findLastIndex((inline) => inline.kind === 'break');
  if (at === -1) return head;
  const tail = head.slice(at + 1);
  const end = tail.findIndex((inline) => inline.kind === 'mark' || inline.kind === 'footnote');
  const unit = end === -1 ? tail : tail.slice(0, end);
  if (unit.length === 0 || !isUnitLine(unit)) return head;
  return [
    ...head.slice(0, at + 1),
    { kind: 'styled', style: 'unit', content: unit },
    ...tail.slice(unit.length),
  ];
}
