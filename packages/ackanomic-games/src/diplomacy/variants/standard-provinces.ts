import type { Point, Province, ProvinceId, ProvinceKind } from '../map.js'

const points = (places: string): [Point, ...Point[]] =>
  places.split(' ').map((place) => place.split(',').map(Number)) as unknown as [Point, ...Point[]]

const province =
  (kind: ProvinceKind, centre: boolean) =>
  (name: string, places: string, aliases = '', coasts = ''): Province => ({
    name,
    kind,
    ...(centre && { centre: true }),
    ...(coasts !== '' && { coasts: coasts.split(' ') }),
    ...(aliases !== '' && { aliases: aliases.split(', ') }),
    places: points(places),
  })

const sea = /* @__PURE__ */ province('sea', false)
const land = /* @__PURE__ */ province('land', false)
const coast = /* @__PURE__ */ province('coast', false)
const centre = /* @__PURE__ */ province('land', true)
const port = /* @__PURE__ */ province('coast', true)

const all = (): Record<ProvinceId, Province> => ({
  ADR: sea('Adriatic Sea', '515,662 479,631 547,695', 'adriatic'),
  AEG: sea('Aegean Sea', '666,770 656,812 663,724', 'aegean'),
  ALB: coast('Albania', '575,695'),
  ANK: port('Ankara', '802,722'),
  APU: coast('Apulia', '503,695 534,713'),
  ARM: coast('Armenia', '935,722 994,726'),
  BAL: sea('Baltic Sea', '520,387 575,345', 'baltic'),
  BAR: sea('Barents Sea', '850,40 646,13 1003,66', 'barents'),
  BEL: port('Belgium', '316,488'),
  BER: port('Berlin', '462,440'),
  BLA: sea('Black Sea', '816,656 762,647 892,660', 'black'),
  BOH: land('Bohemia', '486,510'),
  BOT: sea('Gulf of Bothnia', '575,238 604,295 617,187', 'bothnia, gob, both'),
  BRE: port('Brest', '201,546'),
  BUD: centre('Budapest', '578,568 629,576'),
  BUL: port('Bulgaria', '666,671', '', 'EC SC'),
  BUR: land('Burgundy', '316,568 330,530', 'burgandy'),
  CLY: coast('Clyde', '156,361 163,326'),
  CON: port('Constantinople', '724,713', 'constant, istanbul'),
  DEN: port('Denmark', '398,376 439,381'),
  EAS: sea(
    'Eastern Mediterranean',
    '774,854 697,854',
    'eastern mediterranean sea, eastern med, east med, emed, ems',
  ),
  EDI: port('Edinburgh', '194,365 189,339'),
  ENG: sea('English Channel', '199,502 143,519 258,486', 'channel, ech'),
  FIN: coast('Finland', '683,224 680,141'),
  GAL: land('Galicia', '634,517', 'galacia'),
  GAS: coast('Gascony', '235,625'),
  GRE: port('Greece', '612,739 615,781'),
  HEL: sea('Helgoland Bight', '355,405', 'heligoland, heligoland bight, helgoland'),
  HOL: port('Holland', '333,453'),
  ION: sea('Ionian Sea', '544,801 537,845 561,748 481,818 592,823', 'ionian'),
  IRI: sea('Irish Sea', '146,440 112,486', 'irish, irs'),
  KIE: port('Kiel', '403,436'),
  LON: port('London', '241,462'),
  LVN: coast('Livonia', '666,352 643,389', 'lvo, livo'),
  LVP: port('Liverpool', '187,411 190,436', 'lpl, livp'),
  LYO: sea(
    'Gulf of Lyon',
    '347,684 304,678 381,651',
    'gulf of lyons, gulf of lion, gol, lyon, lyons',
  ),
  MAO: sea(
    'Mid-Atlantic Ocean',
    '42,627 26,748 119,576 42,539 60,832 170,590',
    'mid-atlantic, midatlantic, mid atlantic, mid',
  ),
  MAR: port('Marseilles', '313,634', 'marseille'),
  MOS: centre('Moscow', '876,383 986,341 774,383'),
  MUN: centre('Munich', '422,524 411,488'),
  NAF: coast('North Africa', '238,862 143,871 323,854', 'n africa, n afr, nora'),
  NAO: sea('North Atlantic Ocean', '42,341 20,407 85,253', 'north atlantic, n atlantic, natl, nat'),
  NAP: port('Naples', '503,730'),
  NTH: sea('North Sea', '289,367 286,295 282,427', 'norsea, nts'),
  NWG: sea('Norwegian Sea', '255,165 153,176 374,99', 'norwegian, nrg, norg'),
  NWY: port('Norway', '391,264 452,167 561,84 672,66', 'nor, norw'),
  PAR: centre('Paris', '270,548'),
  PIC: coast('Picardy', '275,508'),
  PIE: coast('Piedmont', '374,618', 'piemonte'),
  POR: port('Portugal', '102,735 102,700'),
  PRU: coast('Prussia', '547,427 595,409'),
  ROM: port('Rome', '456,678'),
  RUH: land('Ruhr', '366,484'),
  RUM: port('Rumania', '690,612 653,625', 'romania, roumania'),
  SER: centre('Serbia', '598,647'),
  SEV: port('Sevastopol', '876,559 969,506 960,612 816,581', 'sevastapol'),
  SIL: land('Silesia', '515,471'),
  SKA: sea('Skagerrak', '408,332', 'skag, skagerrack, skagerak, skagerack'),
  SMY: port('Smyrna', '734,770 799,779'),
  SPA: port('Spain', '177,724 221,695 143,673 170,774', 'spn', 'NC SC'),
  STP: port(
    'St Petersburg',
    '816,253 765,304 884,154 1003,220 799,119',
    'st pete, saint petersburg, petersburg',
    'NC SC',
  ),
  SWE: port('Sweden', '496,286 479,343 513,207 578,136'),
  SYR: coast('Syria', '887,814 874,880'),
  TRI: port('Trieste', '517,612 483,605 544,640'),
  TUN: port('Tunis', '401,832 408,880', 'tunisia'),
  TUS: coast('Tuscany', '425,649'),
  TYR: land('Tyrolia', '437,572 476,579', 'tyrol, tyl, trl'),
  TYS: sea('Tyrrhenian Sea', '435,724 391,741 452,757', 'tyrrhenian, tyrr, tyn'),
  UKR: land('Ukraine', '748,502 799,473'),
  VEN: port('Venice', '440,609'),
  VIE: centre('Vienna', '507,550'),
  WAL: coast('Wales', '177,464'),
  WAR: centre('Warsaw', '595,462'),
  WES: sea(
    'Western Mediterranean',
    '286,757 212,805 323,748',
    'western mediterranean sea, western med, west med, wmed, wms',
  ),
  YOR: coast('Yorkshire', '223,422', 'york'),
})

/** The 75 provinces of the standard map. The places are drawn anew for this library. */
export const STANDARD_PROVINCES: Readonly<Record<ProvinceId, Province>> = /* @__PURE__ */ all()
