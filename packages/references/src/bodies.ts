/** How far the name of a body is enough to tell that a number behind it is a designation. */
export type Body = {
  /** Numbers of these bodies have no letters before them: 'ISO M12' is a thread and 'EN AW 6082' an alloy. */
  readonly isPlain: boolean;
  /**
   * `strong` names are nothing else. `weak` ones are also words or signs, and count with a number of three digits
   * and more that no unit follows. `dated` ones count with a year alone, `prefix` ones before another body alone.
   */
  readonly trust: 'strong' | 'weak' | 'dated' | 'prefix';
};

const named = (names: string, trust: Body['trust'], isPlain = false): [string, Body][] =>
  names.split(' ').map((name) => [name, { trust, isPlain }]);

/** Bodies whose designations are recognized without being publishers of the library. */
export const knownBodies: readonly (readonly [string, Body])[] = [
  ...named('ISO IEC EN prEN FprEN CEN CENELEC CLC CISPR HD RFC RFCs BCP FYI', 'strong', true),
  ...named('ITU-T ITU-R ITU ETSI 3GPP DIN VDE VDI DVGW DNV NEN NBN NF UNE UNI ÖNORM OENORM', 'strong'),
  ...named('ČSN CSN STN MSZ SFS GOST ГОСТ JIS NBR ABNT SANS NOM NMX NTC IRAM GSO SASO', 'strong'),
  ...named('NZS CSA CAN ANSI ASTM ASME IEEE NFPA UL SAE API AWS ACI AISC ASCE AISI ASHRAE', 'strong'),
  ...named('AASHTO NACE AMPP NIST FIPS MIL-STD MIL-PRF MIL-DTL MIL-HDBK ECMA OIML CIE EIA TIA', 'strong'),
  ...named('JEDEC IPC RTCA EUROCAE NEMA AWWA ASQ ISA IES TAPPI AATCC OASIS', 'strong'),
  ...named('BS PD GB KS STD', 'weak'),
  ...named('IS AS', 'dated'),
  ...named('SS NS DS SN PN TS SR', 'prefix'),
];

/** Words between a body and its number that say what sort of document it is. */
export const types = new Set(
  'TR TS PAS GUIDE Guide ISP IWA TTA DIS FDIS CD DTR DTS FDTR FDTS TRF SRD Std Std. Standard Standards Rec Rec. Recommendation PUB Pub Pub. Publication NBR NP AWI WD PRF R T No. No'.split(
    ' ',
  ),
);

/** Capitals behind a body that are no series of its numbers: committees and words of headings. */
export const noSeries = new Set(
  'TC SC WG JTC JWG PC CLASS FIG FIGURE TABLE NOTE VOL ED EDITION PART TYPE ANNEX CLAUSE SECTION PAGE YEAR AND OR OF FOR THE IN ON TO AT BY IS ARE NOT ALL WITH FROM AS BE MAY HAS VS ET UND ODER DES VON DE LA LE EL'.split(
    ' ',
  ),
);

/** What a number is followed by where it is a quantity. */
export const units = new Set(
  'mm cm dm m km µm μm nm in ft mg g kg t N kN MN Pa kPa MPa GPa bar Hz kHz MHz GHz V kV mV W kW MW mA kA °C °F °K s ms min h mL ml l L J kJ dB lx lm mol rpm psi ksi bit bits byte bytes KB MB GB TB px pt pcs'.split(
    ' ',
  ),
);
