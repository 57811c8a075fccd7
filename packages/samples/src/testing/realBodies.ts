// Bodies that publish standards in the real world; their names are not ours to use.
const REAL_BODIES = (
  'AASHTO ABS ACI AENOR AFNOR AGA AISC AISI ANSI API ASCE ASHRAE ASME ASTM AWS AWWA BIPM BSI BSMI CEN CENELEC CIE ' +
  'CSA DIN DNV DNVGL EAD EN ENV EOTA ETA ETAG ETSI GOST GSO IATA IEC IEEE IETF IHS IMO INCITS ISA ISO ITU JIS JISC ' +
  'JSA KS NACE NEMA NF NFPA NISO NIST NORSOK OASIS PTI RILEM SAC SAE SAI SASO SIS SNV SSPC UL UNE UNI VDE VDI W3C'
).split(' ');

/** The names of real standards bodies that a text uses. */
export function realBodiesIn(text: string): string[] {
  return REAL_BODIES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}
