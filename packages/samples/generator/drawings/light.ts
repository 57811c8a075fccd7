import {
  arrow,
  box,
  callout,
  circle,
  dimension,
  ground,
  label,
  line,
  outline,
  path,
  polyline,
  symbol,
  type Sketch,
} from './pen.ts';

/** Lighting geometry and electrical circuits. */
export const light: Readonly<Record<string, Sketch>> = {
  // A road between two columns: height H, spacing S, overhang; 1 luminaire, 2 observer.
  road: () => [
    580,
    280,
    [
      ground(30, 550, 222),
      ...[110, 470].map((x) =>
        polyline(
          [
            [x, 222],
            [x, 56],
            [x + 34, 48],
          ],
          2.2,
        ),
      ),
      ...[140, 500].map((x) => path(`M${x} 44H${x + 26}L${x + 20} 54H${x + 4}Z`, 1.2, '0.3')),
      ...[150, 510].map(
        (x) =>
          line([x, 56], [x - 90, 220], 0.5, '5 4') +
          line([x + 10, 56], [x + 60 > 550 ? 550 : x + 100, 220], 0.5, '5 4'),
      ),
      dimension([60, 222], [60, 50], 'H', 13),
      line([54, 48], [106, 48], 0.6),
      dimension([110, 256], [470, 256], 'S', 12),
      path('M296 222V196M288 206H304M290 222L296 210L302 222', 1.4),
      circle([296, 190], 5),
      callout(1, [210, 30], [166, 46]),
      callout(2, [330, 170], [302, 188]),
    ],
  ],
  // Plan of a room: luminaires and the grid of measuring points; 1 luminaire, 2 point, 3 border.
  room: () => [
    520,
    320,
    [
      box([60, 40], 400, 230, 'none', 2.4),
      box([84, 64], 352, 182, 'none', 0.8),
      ...[0, 1, 2].flatMap((i) => [0, 1].map((j) => box([110 + i * 120, 92 + j * 104], 62, 16, '0.25'))),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
        [0, 1, 2, 3].map((j) => circle([104 + i * 52, 80 + j * 50], 2, 'ink', 0.4)),
      ),
      dimension([60, 296], [460, 296], 'a', 12),
      dimension([30, 270], [30, 40], 'b', 12),
      callout(1, [500, 90], [410, 100]),
      callout(2, [500, 160], [418, 132]),
      callout(3, [500, 230], [436, 226]),
    ],
  ],
  // A goniophotometer: 1 lamp, 2 turning arm, 3 photometer head, 4 screens; distance r, angle γ.
  goniometer: () => [
    560,
    260,
    [
      circle([110, 130], 22, '0.15'),
      line([110, 130], [110, 226], 2.4),
      ground(60, 160, 228),
      path('M110 60A70 70 0 0 1 172 98', 1),
      line([110, 130], [172, 60], 0.7, '5 4'),
      line([110, 130], [470, 130], 0.7, '12 3 2 3'),
      ...[240, 340].map((x) => line([x, 60], [x, 112], 2.4) + line([x, 148], [x, 200], 2.4)),
      box([470, 112], 40, 36, 'dense'),
      dimension([110, 218], [470, 218], 'r', 12),
      symbol([176, 122], 'γ'),
      callout(1, [50, 90], [94, 124]),
      callout(2, [50, 180], [108, 180]),
      callout(3, [500, 80], [492, 116]),
      callout(4, [290, 40], [244, 74]),
    ],
  ],
  // A measuring circuit: 1 source, 2 ammeter, 3 object under test, 4 voltmeter, 5 earth.
  circuit: () => [
    520,
    270,
    [
      polyline([
        [90, 110],
        [90, 60],
        [200, 60],
      ]),
      circle([90, 132], 22),
      path('M80 132q5 -10 10 0t10 0', 1.4),
      polyline([
        [90, 154],
        [90, 210],
        [400, 210],
        [400, 164],
      ]),
      circle([222, 60], 22),
      label([222, 66], 'A', 'middle', 16),
      polyline([
        [244, 60],
        [400, 60],
        [400, 104],
      ]),
      box([386, 104], 28, 60, '0.15'),
      polyline([
        [400, 80],
        [470, 80],
        [470, 112],
      ]),
      circle([470, 134], 22),
      label([470, 140], 'V', 'middle', 16),
      polyline([
        [470, 156],
        [470, 190],
        [400, 190],
      ]),
      line([250, 210], [250, 226]),
      line([236, 226], [264, 226], 1.8),
      line([241, 232], [259, 232]),
      line([246, 238], [254, 238]),
      callout(1, [44, 100], [74, 120]),
      callout(2, [222, 22], [222, 40]),
      callout(3, [340, 134], [388, 134]),
      callout(4, [508, 96], [486, 120]),
      callout(5, [290, 246], [262, 228]),
    ],
  ],
  // A distribution board: 1 supply, 2 main switch, 3 residual-current device, 4 circuit-breakers, 5 protective bar.
  board: () => [
    480,
    310,
    [
      box([80, 40], 320, 220, 'none', 2),
      arrow([130, 14], [130, 66]),
      box([110, 68], 40, 46),
      line([118, 104], [140, 78], 1.6),
      line([130, 114], [130, 134]),
      box([110, 134], 40, 46),
      path('M120 157a10 6 0 0 1 20 0a10 6 0 0 1 -20 0', 1.2),
      polyline(
        [
          [130, 180],
          [130, 200],
          [200, 200],
          [200, 72],
          [370, 72],
        ],
        1.6,
      ),
      ...[220, 260, 300, 340].flatMap((x) => [
        line([x, 72], [x, 92]),
        box([x - 12, 92], 24, 46),
        line([x - 6, 130], [x + 7, 100], 1.4),
        arrow([x, 138], [x, 176], 1),
      ]),
      box([190, 220], 190, 16, 'dense'),
      callout(1, [180, 20], [134, 26]),
      callout(2, [50, 90], [112, 90]),
      callout(3, [50, 157], [112, 157]),
      callout(4, [440, 110], [352, 114]),
      callout(5, [440, 240], [376, 228]),
    ],
  ],
  // A tunnel portal seen from outside: zones of the approach; L luminance.
  tunnel: () => [
    580,
    230,
    [
      ground(20, 560, 180),
      path('M200 180V70H560', 2.4),
      path('M200 70H560V40H200Z', 0.8, 'hatch'),
      ...[230, 260, 290, 330, 380, 450, 520].map((x) => box([x, 74], 18, 6, '0.4')),
      path('M70 180V164H92L100 152H130L140 164H156V180Z', 1.2, '0.1'),
      dimension([148, 206], [200, 206], 'd_s', 12),
      dimension([200, 206], [330, 206], 'l_1', 12),
      dimension([330, 206], [470, 206], 'l_2', 12),
      callout(1, [180, 30], [200, 74]),
      callout(2, [300, 120], [270, 82]),
      callout(3, [500, 120], [456, 82]),
    ],
  ],
  // A luminaire in section: 1 housing, 2 light source, 3 reflector, 4 gasket, 5 cover, 6 control gear.
  luminaire: () => [
    480,
    260,
    [
      path('M90 80H390V150L360 170H120L90 150Z', 1.8, '0.05'),
      path('M130 96C170 150 310 150 350 96', 1.4),
      box([220, 112], 40, 12, 'ink'),
      line([112, 172], [368, 172], 3),
      box([106, 164], 10, 8, 'ink'),
      box([364, 164], 10, 8, 'ink'),
      box([300, 86], 70, 24, 'dense'),
      outline([
        [230, 80],
        [230, 50],
        [250, 50],
        [250, 80],
      ]),
      callout(1, [50, 70], [96, 96]),
      callout(2, [200, 220], [236, 120]),
      callout(3, [50, 130], [150, 118]),
      callout(4, [60, 200], [110, 170]),
      callout(5, [300, 220], [290, 174]),
      callout(6, [440, 70], [362, 96]),
    ],
  ],
};
