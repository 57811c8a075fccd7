const columns = 6;
const rows = 6;
const width = 776;
const height = 900;
const frame = { left: 48.5, top: 48.5, right: 728.5, bottom: 852.5 };
const edge = { left: 28.5, top: 28.5, right: 748.5, bottom: 872.5 };

const label = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
const line = (path: string): string => `<path d="${path}" stroke="var(--rule)"/>`;

const columnGrid = (): string =>
  Array.from({ length: columns }, (_, index) => {
    const step = (frame.right - frame.left) / columns;
    const middle = frame.left + step * (index + 0.5);
    const end = frame.left + step * (index + 1);
    const tick = index < columns - 1 ? line(`M${end} 28.5v20M${end} 852.5v20`) : '';
    return label(middle, 43, String(index + 1)) + label(middle, 867, String(index + 1)) + tick;
  }).join('');

const rowGrid = (): string =>
  Array.from({ length: rows }, (_, index) => {
    const step = (frame.bottom - frame.top) / rows;
    const middle = frame.top + step * (index + 0.5) + 4;
    const end = frame.top + step * (index + 1);
    const letter = String.fromCodePoint(65 + index);
    const tick = index < rows - 1 ? line(`M28.5 ${end}h20M728.5 ${end}h20`) : '';
    return label(38.5, middle, letter) + label(738.5, middle, letter) + tick;
  }).join('');

/** The size of a mark in its own units, as its viewBox tells it; null when it tells none. */
export function sizeOfMark(svg: string): { width: number; height: number } | null {
  const [, , wide, high] =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return wide && high ? { width: wide, height: high } : null;
}

const dimension = (
  size: { width: number; height: number },
  box: { x: number; y: number; width: number; height: number },
): string => {
  const below = box.y + box.height + 62;
  const labelX = box.x - 58;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const middleX = box.x + box.width / 2;
  const middleY = box.y + box.height / 2;
  return `<g stroke="var(--control-line)" stroke-width=".8" stroke-dasharray="16 4 3 4" fill="none"><path d="M${middleX} ${box.y - 60}V${bottom + 90}M${box.x - 92} ${middleY}H${right + 92}"/></g>
<g stroke="var(--ink-2)" stroke-width=".8" fill="none"><path d="M${box.x} ${bottom + 8}v66M${right} ${bottom + 8}v66M${box.x} ${below}H${right}"/><path d="M${box.x - 8} ${box.y}h-62M${box.x - 8} ${bottom}h-62M${labelX} ${box.y}V${bottom}"/></g>
<g fill="var(--ink-2)"><path d="M${box.x} ${below}l11-3.5v7z"/><path d="M${right} ${below}l-11-3.5v7z"/><path d="M${labelX} ${box.y}l-3.5 11h7z"/><path d="M${labelX} ${bottom}l-3.5-11h7z"/></g>
<rect x="${middleX - 20}" y="${below - 10}" width="40" height="20" fill="var(--desk)"/><text class="measured" x="${middleX}" y="${below + 4}" text-anchor="middle">${size.width}</text>
<g transform="translate(${labelX} ${middleY}) rotate(-90)"><rect x="-20" y="-10" width="40" height="20" fill="var(--desk)"/><text class="measured" text-anchor="middle" y="4">${size.height}</text></g>`;
};

const largest = { width: 322, height: 300 };

/** A tenant's mark on a drawing sheet, with its true dimensions; decoration for the wide sign-in page. */
export function drawingSheet(markSvg: string): string {
  const size = sizeOfMark(markSvg) ?? { width: 1, height: 1 };
  const scale = Math.min(largest.width / size.width, largest.height / size.height);
  const box = { width: size.width * scale, height: size.height * scale, x: 0, y: 0 };
  box.x = Math.round(388.5 - box.width / 2) + 0.5;
  box.y = Math.round(362.5 - box.height / 2) + 0.5;
  const placed = markSvg.replace(
    '<svg',
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
<g fill="none"><rect x="${edge.left}" y="${edge.top}" width="${edge.right - edge.left}" height="${edge.bottom - edge.top}" stroke="var(--rule)"/><rect x="${frame.left}" y="${frame.top}" width="${frame.right - frame.left}" height="${frame.bottom - frame.top}" stroke="var(--ink)" stroke-width="1.2"/></g>
${columnGrid()}${rowGrid()}${dimension(size, box)}${placed}</svg>`;
}
