import type { DiplomacyVariant } from '../map.js'
import { mapTable, powersOf } from './map-table.js'

/** The standard map: Europe in 1901, with 75 provinces, 34 centres and seven powers. */
export const DIPLOMACY_STANDARD: DiplomacyVariant = {
  name: 'Standard',
  .../* @__PURE__ */ mapTable(`
ADR sea | Adriatic Sea, adriatic | | ALB APU ION TRI VEN
AEG sea | Aegean Sea, aegean | | BUL/SC CON EAS GRE ION SMY
ALB coast | Albania | GRE SER TRI | ADR GRE ION TRI
ANK coast* | Ankara | ARM CON SMY | ARM BLA CON
APU coast | Apulia | NAP ROM VEN | ADR ION NAP VEN
ARM coast | Armenia | ANK SEV SMY SYR | ANK BLA SEV
BAL sea | Baltic Sea, baltic | | BER BOT DEN KIE LVN PRU SWE
BAR sea | Barents Sea, barents | | NWG NWY STP/NC
BEL coast* | Belgium | BUR HOL PIC RUH | ENG HOL NTH PIC
BER coast* | Berlin | KIE MUN PRU SIL | BAL KIE PRU
BLA sea | Black Sea, black | | ANK ARM BUL/EC CON RUM SEV
BOH land | Bohemia | GAL MUN SIL TYR VIE
BOT sea | Gulf of Bothnia, bothnia, gob, both, gulfofb | | BAL FIN LVN STP/SC SWE
BRE coast* | Brest | GAS PAR PIC | ENG GAS MAO PIC
BUD land* | Budapest | GAL RUM SER TRI VIE
BUL coast* | Bulgaria | CON GRE RUM SER | EC: BLA CON RUM; SC: AEG CON GRE
BUR land | Burgundy, burgandy | BEL GAS MAR MUN PAR PIC RUH
CLY coast | Clyde | EDI LVP | EDI LVP NAO NWG
CON coast* | Constantinople, constant, istanbul | ANK BUL SMY | AEG ANK BLA BUL/EC BUL/SC SMY
DEN coast* | Denmark | KIE SWE | BAL HEL KIE NTH SKA SWE
EAS sea | Eastern Mediterranean, eastern mediterranean sea, eastern med, east med, emed, ems, eme | |
  AEG ION SMY SYR
EDI coast* | Edinburgh | CLY LVP YOR | CLY NTH NWG YOR
ENG sea | English Channel, channel, ech | | BEL BRE IRI LON MAO NTH PIC WAL
FIN coast | Finland | NWY STP SWE | BOT STP/SC SWE
GAL land | Galicia, galacia | BOH BUD RUM SIL UKR VIE WAR
GAS coast | Gascony | BRE BUR MAR PAR SPA | BRE MAO SPA/NC
GRE coast* | Greece | ALB BUL SER | AEG ALB BUL/SC ION
HEL sea | Helgoland Bight, heligoland, heligoland bight, helgoland | | DEN HOL KIE NTH
HOL coast* | Holland | BEL KIE RUH | BEL HEL KIE NTH
ION sea | Ionian Sea, ionian | | ADR AEG ALB APU EAS GRE NAP TUN TYS
IRI sea | Irish Sea, irish, irs | | ENG LVP MAO NAO WAL
KIE coast* | Kiel | BER DEN HOL MUN RUH | BAL BER DEN HEL HOL
LON coast* | London | WAL YOR | ENG NTH WAL YOR
LVN coast | Livonia, lvo, livo, lva | MOS PRU STP WAR | BAL BOT PRU STP/SC
LVP coast* | Liverpool, lpl, livp | CLY EDI WAL YOR | CLY IRI NAO WAL
LYO sea | Gulf of Lyon, gulf of lyons, gulf of lion, gol, lyon, lyons, gulfofl | |
  MAR PIE SPA/SC TUS TYS WES
MAO sea | Mid-Atlantic Ocean, mid-atlantic, midatlantic, mid atlantic, mid, mat | |
  BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES
MAR coast* | Marseilles, marseille | BUR GAS PIE SPA | LYO PIE SPA/SC
MOS land* | Moscow | LVN SEV STP UKR WAR
MUN land* | Munich | BER BOH BUR KIE RUH SIL TYR
NAF coast | North Africa, n africa, n afr, nora | TUN | MAO TUN WES
NAO sea | North Atlantic Ocean, north atlantic, n atlantic, natl, nat | | CLY IRI LVP MAO NWG
NAP coast* | Naples | APU ROM | APU ION ROM TYS
NTH sea | North Sea, norsea, nts | | BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR
NWG sea | Norwegian Sea, norwegian, nrg, norg, norwsea | | BAR CLY EDI NAO NTH NWY
NWY coast* | Norway, nor, norw | FIN STP SWE | BAR NTH NWG SKA STP/NC SWE
PAR land* | Paris | BRE BUR GAS PIC
PIC coast | Picardy | BEL BRE BUR PAR | BEL BRE ENG
PIE coast | Piedmont, piemonte | MAR TUS TYR VEN | LYO MAR TUS
POR coast* | Portugal | SPA | MAO SPA/NC SPA/SC
PRU coast | Prussia | BER LVN SIL WAR | BAL BER LVN
ROM coast* | Rome | APU NAP TUS VEN | NAP TUS TYS
RUH land | Ruhr | BEL BUR HOL KIE MUN
RUM coast* | Rumania, romania, roumania | BUD BUL GAL SER SEV UKR | BLA BUL/EC SEV
SER land* | Serbia | ALB BUD BUL GRE RUM TRI
SEV coast* | Sevastopol, sevastapol | ARM MOS RUM UKR | ARM BLA RUM
SIL land | Silesia | BER BOH GAL MUN PRU WAR
SKA sea | Skagerrak, skag, skagerrack, skagerak, skagerack | | DEN NTH NWY SWE
SMY coast* | Smyrna | ANK ARM CON SYR | AEG CON EAS SYR
SPA coast* | Spain, spn | GAS MAR POR | NC: GAS MAO POR; SC: LYO MAO MAR POR WES
STP coast* | St Petersburg, st pete, saint petersburg, petersburg | FIN LVN MOS NWY |
  NC: BAR NWY; SC: BOT FIN LVN
SWE coast* | Sweden | DEN FIN NWY | BAL BOT DEN FIN NWY SKA
SYR coast | Syria | ARM SMY | EAS SMY
TRI coast* | Trieste | ALB BUD SER TYR VEN VIE | ADR ALB VEN
TUN coast* | Tunis, tunisia | NAF | ION NAF TYS WES
TUS coast | Tuscany | PIE ROM VEN | LYO PIE ROM TYS
TYR land | Tyrolia, tyrol, tyl, trl | BOH MUN PIE TRI VEN VIE
TYS sea | Tyrrhenian Sea, tyrrhenian, tyrr, tyn, tyh | | ION LYO NAP ROM TUN TUS WES
UKR land | Ukraine | GAL MOS RUM SEV WAR
VEN coast* | Venice | APU PIE ROM TRI TUS TYR | ADR APU TRI
VIE land* | Vienna | BOH BUD GAL TRI TYR
WAL coast | Wales | LON LVP YOR | ENG IRI LON LVP
WAR land* | Warsaw | GAL LVN MOS PRU SIL UKR
WES sea | Western Mediterranean, western mediterranean sea, western med, west med, wmed, wms, wme | |
  LYO MAO NAF SPA/SC TUN TYS
YOR coast | Yorkshire, york | EDI LON LVP WAL | EDI LON NTH
`),
  powers: /* @__PURE__ */ powersOf({
    AUSTRIA: ['Austria-Hungary', 'Austrian', '#d86a5c', 'BUD TRI VIE', 'A BUD, A VIE, F TRI'],
    ENGLAND: ['England', 'English', '#7c7fd0', 'EDI LON LVP', 'A LVP, F EDI, F LON'],
    FRANCE: ['France', 'French', '#6fb3e0', 'BRE MAR PAR', 'A MAR, A PAR, F BRE'],
    GERMANY: ['Germany', 'German', '#8d8d8d', 'BER KIE MUN', 'A BER, A MUN, F KIE'],
    ITALY: ['Italy', 'Italian', '#6fbf73', 'NAP ROM VEN', 'A ROM, A VEN, F NAP'],
    RUSSIA: ['Russia', 'Russian', '#c9a0dc', 'MOS SEV STP WAR', 'A MOS, A WAR, F SEV, F STP/SC'],
    TURKEY: ['Turkey', 'Turkish', '#e3c34f', 'ANK CON SMY', 'A CON, A SMY, F ANK'],
  }),
  seasons: [
    { letter: 'S', name: 'Spring' },
    { letter: 'F', name: 'Autumn', counts: true },
  ],
  firstYear: 1901,
  victory: 18,
  builds: 'home',
}
