// Written by npm run generate from the tool files.
export interface Birth {
/** Local, ISO 8601 */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
}
export interface MaybeBirth {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude?: number;
/** -180 to 180, east positive */
longitude?: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
}
export interface Result {
system: string;
provenance: Provenance;
language?: string;
names?: Record<string, string>;
}
interface Abhijit {
start: string;
end: string;
/** False on Wednesday */
usable: boolean;
}
type AccidentClass = "VEHICULAR" | "WORKPLACE" | "SURGICAL" | "ASSAULT" | "GENERIC";
interface ActiveEvent {
event: string;
key: string | null;
covered: number[];
missing: number[];
promise: CheckDoshasPromise;
/** A tendency that many charts share */
adverse?: true;
disclaimer?: string;
}
interface ActualPromotionWindow {
start: string;
end: string;
/** The range asked for cut it */
clipped?: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered?: number[];
missing?: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy?: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon?: Planet[];
}
interface Al {
planet: Planet;
nature: "benefic" | "malefic";
}
interface AnswerQuestionFirst {
/** From when it can be used */
start: string;
/** Where it began before start, which is then the first moment looked at */
began?: string;
end: string;
/** As the tool that found it calls it */
class: string | null;
/** Rulers of the period; not in the voice of the asker */
lords?: string[];
}
interface Applicability {
rahuRule: boolean;
lightRule: boolean;
/** Where either rule holds. */
applies: boolean;
reasons: string[];
}
type Area = "MIND" | "WEALTH" | "WORK" | "FAMILY" | "BODY" | "GENERAL";
interface AscendantLord {
planet: Planet;
house: number;
sign: Sign;
dignity: Dignity;
points: number;
}
interface AscendantStar {
index: number;
name: Star;
lord: Planet;
pada: number;
deity: string;
symbol: string;
gana: "deva" | "manushya" | "rakshasa";
}
interface Asked {
rank: number;
title: string;
family: Family;
score: number;
provenance: "BOOK_SOURCED" | "ANCESTOR_DERIVED" | "PRINCIPLE_DERIVED";
source: {
citation: string;
/** The fact in short, not a quotation. */
quote: string;
};
factors: GetCareerCuspPanelFactor[];
}
type Ayanamsa = "kp" | "kp_new" | "lahiri" | "raman" | "true_chitra" | "khullar";
interface BalanceAtBirth {
lord: Planet;
years: number;
months: number;
days: number;
decimalYears: number;
}
interface BestSlot {
start: string;
end: string;
moonStarLord: Planet;
moonSubLord: Planet;
/** Of the sub lord in the birth chart */
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
tone: "GOOD" | "LOW" | "PLAIN";
/** Some of it is Rahu Kaal */
rahuKaal: boolean;
}
interface BestSpan {
startLocal: string;
endLocal: string;
momentLocal: string;
}
interface BhakootDosha {
present: boolean;
type: "DWIRDWADASHA" | "NAVAPANCHAMA" | "SHADASHTAKA" | null;
cancelled: boolean;
cancelledBy: "ONE_LORD" | "MUTUAL_FRIENDS" | null;
}
interface Bhava {
siderealLongitude: number;
sign: Sign;
degreeInSign: number;
star: Star;
/** Of the sign */
lord: Graha;
houseFromLagna: number;
occupants: Planet[];
aspectedBy: Planet[];
}
interface BirthStar {
index: number;
name: Star;
lord: Planet;
pada: number;
}
type Body = "Ascendant" | "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
interface BoundaryCaution {
target: string;
severity: "CRITICAL" | "CAUTION";
}
interface BoundaryWarning {
body: Body;
minutesOfArc: number;
/** Of birth time; null for a planet */
secondsOfTime: number | null;
}
interface BySign {
sign: Sign;
parts: string[];
}
interface BySubLord {
planet: Planet;
keywords: string[];
}
interface Candidate {
cusps: {
cusp: 6 | 10 | 11;
csl: Planet;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
chain: Chain;
}[];
promise: GetElectionOutcomePromise;
lords: GetElectionOutcomeLords;
periodClass: PeriodClass;
transit: {
body: Planet;
starLord: Planet;
subLord: Planet;
fruitful: boolean;
}[];
/** Ruling planets of the moment of the call that are fruitful */
fruitfulRps: Planet[];
karakas: GetElectionOutcomeKaraka[];
verdict: "WIN_INDICATED" | "CONTESTED" | "LOSS_INDICATED";
}
interface CandidateWindow {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "TRIPLE_PRINCIPAL" | "ALL_FRUITFUL" | "PARTIAL";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
retrogradeLords: {
planet: Planet;
turnsDirect: string | null;
}[];
/** The Sun in points whose lords are ruling planets. Of windows within 366 days. */
sunDates: RahuKaal[];
}
interface CareerStart {
event: string;
key: string | null;
topic: GetBusinessViabilityTopic | null;
house: number;
csl: Planet;
verdict: GetElectionOutcomeVerdict;
basis: GetBusinessViabilityBasis;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
required: number[];
covered: number[];
missing: number[];
supporting: number[];
supportHit: number[];
denialHouses: number[];
denialHit: number[];
wholeDenialGroup: boolean;
coveragePct: number;
bestRequiredLevel: number | null;
bestDenialLevel: number | null;
weightRequired: number;
weightDenial: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
delay: Delay | null;
kind: GetBusinessViabilityKind[];
confirmations: Confirmations;
reasoning: string[];
polarity: "favourable" | "adverse" | "neutral";
/** Unwelcome and not asked for by name or topic */
sensitive?: true;
/** On unwelcome events whose class has one; of one event alone it is among disclaimers */
disclaimer?: string;
stability: RunCareerCompleteReadingStability;
/** With birth_time_uncertainty_minutes */
alternatives?: RunCareerCompleteReadingAlternative[];
/** The alternatives differ in side */
uncertain?: true;
/** With include_alternative */
alternative?: RunCareerCompleteReadingAlternative2;
/** How the sub lord stands for it as lord of a period */
cslStanding: Standing;
chain: Chain;
}
interface Carrier {
planet: Planet;
/** Yogas it forms that are not cancelled */
ids: string[];
startDate: string;
endDate: string;
/** Its period at asOf */
running: "MD" | "AD" | "MD_AD" | null;
}
type Category = "it_software" | "government" | "business" | "military_defence" | "medicine" | "law" | "arts_creative" | "education_academia";
type Caution = "CHANDRASHTAMA" | "TARA" | "MOON_LORD_RETROGRADE" | "ASC_SUB_RETROGRADE" | "NARROW" | "MARS_RETROGRADE" | "MOON_LORD_EIGHTH";
interface Chain {
cusp: number;
longitude: number;
sign: Sign;
signLord: Planet;
starLord: Planet;
subLord: Planet;
csl: Csl;
starLordOfCsl: StarLordOfCsl;
subLordOfCsl: SubLordOfCsl;
boundary: GetAstroWeatherBoundary;
}
interface Chance {
shifts: number;
asGood: number;
p: number;
}
type ChangeAxis = "EXIT_5_9" | "MOVE_3_12" | "BOTH" | "NONE";
type CheckCompatibilityName = "Moon compatibility" | "Venus-Mars attraction" | "Jupiter harmony" | "Sub-lord matching" | "Dasha sync" | "Dignity match" | "Aspect harmony";
type CheckCompatibilityVerdict = "EXCELLENT" | "GOOD" | "AVERAGE" | "POOR";
interface CheckDoshasCancellation {
rule: "a" | "b" | "c" | "d" | "e";
detail: string;
}
interface CheckDoshasCancellation2 {
rule: "exaltedOrOwnInKendra" | "jupiterOnLagna" | "nodeWithBenefic" | "planetOnAxis";
detail: string;
}
type CheckDoshasPromise = "PROMISED" | "CONDITIONAL" | "WEAK" | "DENIED" | "SILENT";
type CheckDoshasSeverity = "None" | "Mild" | "Moderate" | "Severe";
interface CheckPeriod {
start: string;
end: string;
md: Planet;
ad: Planet;
pd: Planet;
}
interface CheckRuleOfOriginLagna {
starLord: Planet;
subLord: Planet;
}
interface ChidraPeriod {
mahadasha: Planet;
chidraLord: Planet;
startDate: string;
endDate: string;
/** Its last tenth and the first tenth of the antardasha that follows. */
sandhi: RahuKaal;
nextMahadasha: Planet;
/** Level 1 or 2 of the outgoing lord only. */
housesLost: number[];
/** Level 1 or 2 of the incoming lord only. */
housesGained: number[];
/** Null inside the polar circles. */
tone: "HARSH" | "MIXED" | "EASY" | null;
status: "PAST" | "CURRENT" | "UPCOMING";
}
interface CloseCall {
planets: Graha[];
karakas: GetCharaKarakasKaraka[];
gapArcmin: number;
}
interface Conditions {
cslDirect: boolean;
starLordDirect: boolean;
signifies: number[];
}
interface Confirmations {
cusps: {
cusp: number;
csl: Planet;
contact: number | null;
wholeDenial: boolean;
sameAsFirst?: true;
}[];
karakas: {
planet: Planet;
contact: number | null;
sameAsFirst?: true;
}[];
confirmCount: string;
}
interface ConfirmedBy {
start: string;
end: string;
body: "Jupiter" | "Sun";
}
interface ContactLevels {
favourable: SignifiedDanger[];
denial: SignifiedDanger[];
}
interface Contestant1 {
/** Local, ISO 8601 */
datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** This or timeZone */
utcOffsetMinutes?: number;
/** IANA */
timeZone?: string;
/** Default of the first person */
ayanamsa?: Ayanamsa;
/** Repeated */
name?: string;
}
type Contributor = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Ascendant";
interface CrossSystem {
fact: string;
member: string;
system: System;
}
interface Csl {
planet: Planet;
house: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
retrograde: boolean;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted: boolean;
tenanted: boolean;
levels: Levels;
agents?: {
planet: Planet;
role: GetAstroWeatherRole;
orb?: number;
ordinal?: number;
/** It occupies */
house: number;
owns: number[];
}[];
}
interface Csl7Levels {
L1: number[];
L2: number[];
L3: number[];
L4: number[];
all: number[];
tenanted: boolean;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted: boolean;
selfSignificator?: true;
}
type Curability = "CURABLE" | "MANAGEABLE" | "PERSISTENT";
interface CurrentHora {
index: number;
part: "day" | "night";
lord: Graha;
quality: Quality;
start: string;
end: string;
interpretation: string;
isCurrent: boolean;
minutesLeft: number;
isRulingPlanet: boolean;
}
interface Cusp {
cusp: number;
longitude: number;
sign: Sign;
signLord: Graha;
starLord: Planet;
subLord: Planet;
}
interface CuspRule {
cusp: number;
mustSignify: number[];
text: string;
enforced: false;
}
interface CuspRuleCheck {
met: "ALL" | "PART" | "NONE";
/** Start, middle and end; in a pool only where the sub lord changes */
at: {
at: string;
csl: Planet;
signifies: number[];
met: boolean;
}[];
}
interface CustodyRisk {
score: number;
band: "LOW" | "WATCH" | "ELEVATED" | "HIGH";
factors: GetCareerCuspPanelFactor[];
}
type DecidedBy = "benefic" | "malefic" | "strength" | "weakBenefic" | "weakMalefic" | "first";
interface Deferred {
planet: Planet;
starLord: Planet;
}
interface DehaTransit {
planet: Planet;
kind: "benefic" | "malefic";
}
interface Delay {
starLord: Planet;
}
interface DenialGate {
service: "yes" | "split" | "no";
business: "yes" | "split" | "no";
/** Neither is promised. */
closed: boolean;
}
interface Describer {
planet: Graha;
house: number;
sign: Sign;
correctedFrom: "Rahu" | "Ketu" | null;
}
interface DetectYogasCancellation {
rule: string;
detail: string;
}
interface DharmaDevata {
sign: Sign;
decidedBy: "occupant" | "aspect" | "lord";
planet: Planet;
avatar: string;
form: string;
}
interface Dhuma {
siderealLongitude: number;
sign: Sign;
degreeInSign: number;
star: Star;
/** Of the sign */
lord: Graha;
house: number;
}
interface Diagnose {
code: GetCareerBlockageDiagnosisCode;
/** The sub lord of its cusp is the second witness, for 10 that of 11. */
house: number;
severity: "MODERATE" | "SEVERE";
reason: string;
}
type Difference = "SIGN" | "STAR" | "SUB" | "SUBSUB" | "NONE";
type Dignity = "EXALTED" | "OWN" | "GREAT_FRIEND" | "FRIEND" | "NEUTRAL" | "ENEMY" | "GREAT_ENEMY" | "DEBILITATED";
type Discriminator = "LAYERS" | "UNRESOLVED_LAYER" | "STRICTNESS" | "RULING_PLANETS" | "CAUTIONS" | "SUB_GRADE" | "RISING_SIGN" | "PERIOD_LORD" | "STAR_GRADES" | "SUB_SUB" | "ONLY_WINDOW" | "INSEPARABLE";
type Disease = "cardiac" | "diabetes" | "kidney" | "liver" | "neurological" | "mental-health" | "respiratory" | "skeletal";
type Division = "D1" | "D2" | "D3" | "D4" | "D7" | "D9" | "D10" | "D12" | "D16" | "D20" | "D24" | "D27" | "D30" | "D40" | "D45" | "D60";
interface EightSchemeAlternative {
atmakaraka: Planet;
karakamsa: Sign;
planet: Planet;
avatar: string;
form: string;
}
interface Eighth {
sign: Sign;
lord: Graha;
lordHouse: number;
occupants: Planet[];
theme: string;
}
type ElectionType = "ceremony" | "acquisition" | "commencement" | "agreement" | "journey" | "contest" | "application" | "meeting" | "treatment";
interface ErrorBar {
from: string;
to: string;
widthMinutes: number;
}
interface EventResolution {
label: string;
source: "event" | "house_group" | "derived";
catalogue: "natal" | "election" | null;
requiredHouses: number[];
supportingHouses: number[];
denialHouses: number[];
primaryCusp: number;
/** Whose matter it is. The houses are those of the chart. */
relation?: GetFullChartRelation;
}
interface Extras {
rajju: {
dosha: boolean;
groom: Groom;
bride: Groom;
};
vedha: {
dosha: boolean;
};
mahendra: {
present: boolean;
count: number;
};
streeDeergha: {
present: boolean;
presentByNine: boolean;
count: number;
};
}
type Family = "IT" | "GOVERNMENT" | "DEFENCE" | "MEDICINE" | "LAW" | "EDUCATION" | "RELIGION" | "FINANCE" | "MEDIA" | "ARTS" | "ENGINEERING" | "INDUSTRY" | "COMMERCE" | "SPORT" | "SERVICE";
interface Fifth {
sign: Sign;
lord: Planet;
occupants: Planet[];
/** Planets that see it by rasi drishti */
aspects: Planet[];
}
interface FindAuspiciousTimeCheck {
name: string;
passed: boolean;
detail: string;
}
type FindAuspiciousTimeCode = "SET_RELAXED" | "PERIOD_SIGNIFIES" | "STAR_QUALIFIED" | "PERIOD_WAIVED";
interface FindAuspiciousTimeEvent {
key: string;
label: string;
matterHouses: number[];
electedHouses: number[];
primaryHouse: number;
avoidHouses: number[];
provenance: FindAuspiciousTimeProvenance;
citation: string | null;
defaultGranularity: "day" | "hour" | "minute";
electionType: ElectionType;
significance: "ROUTINE" | "MAJOR" | "LIFE";
catalogue: "election" | "natal";
}
interface FindAuspiciousTimeLords {
MD: Planet;
AD: Planet;
PD: Planet;
moonSign?: Planet;
moonStar?: Planet;
moonSub?: Planet;
ascSign?: Planet;
ascStar?: Planet;
ascSub?: Planet;
}
interface FindAuspiciousTimePreferredTimeOfDay {
start: string;
end: string;
/** Repeated */
label?: string;
}
interface FindAuspiciousTimePreferredTimeOfDay2 {
start: string;
end: string;
label?: string;
}
type FindAuspiciousTimeProvenance = "BOOK_SOURCED" | "WEB_SOURCED" | "DERIVED_TABLE_D" | "DERIVED_CUSP_RULE";
interface FindAuspiciousTimeRelaxation {
code: FindAuspiciousTimeCode;
layer: Layer;
what: string;
effect: string;
/** How many of the returned windows used it */
windows: number;
}
interface FindAuspiciousTimeRulingPlanet {
planet: Planet;
slots?: ("ascStarLord" | "ascSignLord" | "moonStarLord" | "moonSignLord" | "dayLord")[];
/** As slots in the first window of a pool alone */
strong?: boolean;
}
interface FindAuspiciousTimeScanSummary {
startLocal: string;
endLocal: string;
scanDays: number;
clampedFrom?: number;
usableMinutes: number;
}
type FindAuspiciousTimeVerdict = "FOUR_LAYER" | "THREE_LAYER" | "TWO_LAYER" | "PERIOD_ONLY";
interface FindAuspiciousTimeWindow {
rank: number;
startLocal: string;
endLocal: string;
durationMinutes: number;
momentLocal: string;
layersSatisfied: number;
relaxedLayers: number;
verdict: FindAuspiciousTimeVerdict | null;
resolvingLayer: ResolvingLayer;
layers: Layers;
periodClass: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
/** Of a pool the first window has all; of Moon and Ascendant the others have what differs from the window above */
lords: FindAuspiciousTimeLords;
rulingPlanets: FindAuspiciousTimeRulingPlanet[];
matchedConditions: string[];
cautions: Caution[];
customary: ("RAHU_KALAM" | "VISHTI")[];
discriminator: Discriminator;
cuspRuleCheck: CuspRuleCheck | null;
bestSpan?: BestSpan;
moonSpans?: MoonSpan[];
secondSchoolLens?: SecondSchoolLens | null;
checks?: FindAuspiciousTimeCheck[];
secondaryCheck?: SecondaryCheck;
secondaryReasons?: string[];
}
interface FindBirthTimeAscendant {
sign: Sign;
starLord: Planet;
subLord: Planet;
horaryNumber: number;
}
interface FindBirthTimeEvent {
/** Place in known_events, from 0 */
index: number;
label: string;
date: string;
houses: number[];
primaryHouse: number;
weight: number;
}
interface FindBirthTimeEventMatch {
/** Place in known_events, from 0 */
index: number;
score: number;
grade: "STRONG" | "FAIR" | "WEAK" | "NONE";
}
interface FindBusinessLaunchTimePeriod {
met: number;
relaxed: number;
}
interface FindBusinessLaunchTimePeriod2 {
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
startLocal: string;
endLocal: string;
}
interface FindBusinessLaunchTimeScanSummary {
startLocal: string;
endLocal: string;
scanDays: number;
clampedFrom?: number;
usableMinutes: number;
boundariesSolved: number;
intervalsEvaluated: number;
offeredWindows: number;
droppedShort: number;
layerMinutes: LayerMinutes;
}
interface FindBusinessLaunchTimeSignificatorSet {
planet: Planet;
standing: Standing;
/** It counts as STRONG only because too few others bring the event. */
standIn: boolean;
grade: "A" | "B" | "C" | "D" | null;
reachesPrimary: boolean;
favourableLevel: number | null;
denialLevel: number | null;
starLord: Planet;
subLord: Planet;
deferred: boolean;
}
interface FindContractSigningTimeEvent {
key: string;
label: string;
matterHouses: number[];
electedHouses: number[];
primaryHouse: number;
avoidHouses: number[];
provenance?: FindAuspiciousTimeProvenance;
citation?: string | null;
defaultGranularity?: "day" | "hour" | "minute";
electionType?: ElectionType;
significance?: "ROUTINE" | "MAJOR" | "LIFE";
catalogue?: "election" | "natal";
}
interface FindContractSigningTimePrimary {
role: string;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
}
interface FindContractSigningTimePromise {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct?: number;
/** Promised, but the houses against it are stronger */
outweighed?: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp?: number;
csl?: Planet;
reason?: string;
}
interface FindContractSigningTimeRelaxation {
code: FindAuspiciousTimeCode;
layer: Layer;
what: string;
effect?: string;
/** How many of the returned windows used it */
windows: number;
}
interface FindContractSigningTimeScanSummary {
startLocal: string;
endLocal: string;
scanDays: number;
clampedFrom?: number;
usableMinutes: number;
boundariesSolved?: number;
intervalsEvaluated?: number;
offeredWindows?: number;
droppedShort?: number;
layerMinutes?: LayerMinutes;
}
interface FindContractSigningTimeSignificatorSet {
planet: Planet;
standing: Standing;
/** It counts as STRONG only because too few others bring the event. */
standIn?: boolean;
grade: "A" | "B" | "C" | "D" | null;
reachesPrimary?: boolean;
favourableLevel?: number | null;
denialLevel?: number | null;
starLord?: Planet;
subLord?: Planet;
deferred?: boolean;
}
interface FindContractSigningTimeWindow {
rank: number;
startLocal: string;
endLocal: string;
durationMinutes: number;
momentLocal: string;
layersSatisfied: number;
relaxedLayers?: number;
verdict: FindAuspiciousTimeVerdict | null;
resolvingLayer: ResolvingLayer;
layers?: Layers;
periodClass?: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
/** Of a pool the first window has all; of Moon and Ascendant the others have what differs from the window above */
lords?: FindAuspiciousTimeLords;
rulingPlanets?: FindAuspiciousTimeRulingPlanet[];
matchedConditions: string[];
cautions?: Caution[];
customary?: ("RAHU_KALAM" | "VISHTI")[];
discriminator: Discriminator;
cuspRuleCheck?: CuspRuleCheck | null;
bestSpan?: BestSpan;
moonSpans?: MoonSpan[];
secondSchoolLens?: SecondSchoolLens | null;
checks?: FindAuspiciousTimeCheck[];
secondaryCheck?: SecondaryCheck;
secondaryReasons?: string[];
}
type FindPropertyMuhurtaMode = "purchase" | "griha_pravesha" | "foundation";
interface FirstPeriod {
start: string;
end: string;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
}
interface Flag {
code: "RIKTA_TITHI" | "AMAVASYA" | "BAD_YOGA" | "VISHTI" | "PANCHAKA" | "GANDANTA" | "SANKRANTI" | "ECLIPSE";
message: string;
start: string;
end: string;
}
interface FocusHouse {
house: number;
sign: Sign;
lord: Graha;
lordHouse: number;
occupants?: Planet[];
aspectedBy?: Planet[];
lordDignity: Dignity;
points: number;
/** SUPPORTED from 2 points, STRAINED from -2 */
houseVerdict: "SUPPORTED" | "MIXED" | "STRAINED";
factors?: {
factor: "lordPlacement" | "lordDignity" | "beneficOccupant" | "maleficOccupant" | "beneficAspect" | "maleficAspect";
detail: string;
points: number;
}[];
}
interface For {
text: string;
tool: string;
rule: string;
}
interface FromLagna {
house: number;
hit: boolean;
/** House 2 counts in the southern school */
school: "southern" | null;
}
interface Gate {
/** Of 3, 5 and 9, those that the tenth sub lord signifies. */
houses: number[];
retrogradeStar: boolean;
}
interface GetAddictionIndicatorsBest {
riskWindows: GetBusinessViabilityStartWindows | null;
recoveryWindows: GetBusinessViabilityStartWindows | null;
}
interface GetAnnotatedDashaDeferral {
delayed: true;
starLord: Planet;
/** Null: past 2399; missing: no date */
turnsDirect?: string | null;
passesStartingPoint?: string | null;
/** Direct by asOf */
released?: boolean;
}
interface GetAntardashaCalendarAntardasha {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
beforeBirth?: true;
}
type GetAshtaKootaMilanName = "Varna" | "Vashya" | "Tara" | "Yoni" | "Graha Maitri" | "Gana" | "Bhakoota" | "Nadi";
interface GetAshtaKootaMilanPerson1 {
sign: Sign;
star: Star;
pada: number;
longitude: number;
}
interface GetAshtakavargaSun {
/** A row for each of contributors; signs from Aries */
matrix: number[][];
sign_scores: number[];
total_bindus: number;
}
interface GetAshtakavargaSun2 {
afterTrikona: number[];
afterEkadhipatya: number[];
rasiPinda: number;
grahaPinda: number;
sodhyaPinda: number;
}
interface GetAshtakavargaSun3 {
sign: Sign;
bindus: number;
kakshyaLord: Contributor;
kakshyaBindu: boolean;
}
interface GetAshtamaSaniFactor {
name: string;
points: number;
}
type GetAstroWeatherBand = "VERY_LOW" | "LOW" | "NORMAL" | "HIGH" | "VERY_HIGH";
interface GetAstroWeatherBoundary {
distanceArcmin: number;
severity: "CRITICAL" | "CAUTION" | "CLEAR";
tight: boolean;
}
interface GetAstroWeatherFactor {
factor: string;
points: number;
}
interface GetAstroWeatherLagna {
longitude: number;
sign: Sign;
}
type GetAstroWeatherRole = "CONJOINED" | "ASPECTING" | "SIGN_LORD";
type GetAvasthasState = "Lajjita" | "Garvita" | "Kshudhita" | "Trishita" | "Mudita" | "Kshobhita";
interface GetAvasthasSun {
baladi: {
state: "Bala" | "Kumara" | "Yuva" | "Vriddha" | "Mrita";
/** Of the sign, 6° each */
part: number;
yield: "quarter" | "half" | "full" | "little" | "nil";
verses: "BPHS 45.3-4";
working: string;
};
jagradadi: {
state: "Jagrat" | "Swapna" | "Sushupti";
yield: "full" | "half" | "nil";
verses: "BPHS 45.5-6";
working: string;
};
deeptadi: {
states: ("Deepta" | "Swastha" | "Mudita" | "Shanta" | "Deena" | "Duhkhita" | "Vikala" | "Khala" | "Kopita")[];
verses: "BPHS 45.7-10";
working: string;
};
lajjitadi: {
states: GetAvasthasState[];
bhavaDestroyed: {
house: number;
matter: "children" | "spouse" | "work" | null;
} | null;
verses: "BPHS 45.11-29";
working: string;
};
sayanadi: {
index: number;
state: "Sayana" | "Upavesana" | "Netrapani" | "Prakasana" | "Gamana" | "Agamana" | "Sabha" | "Agama" | "Bhojana" | "Nrityalipsa" | "Kautuka" | "Nidra";
subState: "Drishti" | "Cheshta" | "Vicheshta" | null;
subStateComputable: boolean;
subStateReason: string | null;
verses: "BPHS 45.30-39";
working: {
/** Star of the planet */
C: number;
/** The planet, Sun 1 to Ketu 9 */
P: number;
/** Its navamsa in the sign */
A: number;
/** Star of the Moon */
M: number;
/** Ghatis from sunrise */
G: number;
/** Sign of the ascendant */
L: number;
r: number;
anka?: number;
x?: number;
};
};
}
interface GetBalarishtaPanelTest {
id: string;
name: string;
present: boolean;
points: number;
detail: string;
source: string;
}
interface GetBosmiaSignificators1 {
/** Roles 1 to 6 that a planet holds by itself */
roles: {
subOfOccupant: Planet[];
starOfOccupant: Planet[];
occupant: Planet[];
subOfOwner: Planet[];
starOfOwner: Planet[];
owner: Graha;
};
ordered: {
planet: Planet;
role: number;
alsoRoles: number[];
/** The planet for which a node holds this role */
via?: Planet;
rulingPlanet: boolean;
/** Slots that it holds, or that a node stands in for */
rpSlots: RpSlot[];
rpStatus: "kept" | "deferred" | "rejected" | null;
}[];
/** Ruling planets that act now, strongest first */
kept: Planet[];
/** Ruling planets that are retrograde */
deferred: Planet[];
/** Rejected, or no ruling planets */
dropped: Planet[];
}
interface GetBoundaryWarningsAlternative {
subLord: Planet;
/** Birth times to the second */
seconds: number;
/** Per cent */
share: number;
}
interface GetBoundaryWarningsStability {
/** Holds for births so much earlier */
beforeSeconds: number;
afterSeconds: number;
/** By the shorter side, 10, 4 and 1 minutes. Service thresholds. */
band: RunCareerCompleteReadingBand;
/** Nothing changes in the time looked at */
beyond: boolean;
limitedBy?: LimitedBy;
/** Across that border */
becomes?: Planet;
}
type GetBusinessViabilityBasis = "WHOLE_DENIAL_GROUP" | "SUPPORTING_ONLY" | "OPPOSITION_WITHOUT_SUPPORT" | "NO_CONTACT" | "REQUIRED_OUTRANKS_WHOLE_DENIAL" | "WHOLE_DENIAL_OUTRANKS" | "WEAK_LEVEL" | "LOW_COVERAGE" | "CLEAN" | "REQUIRED_OUTRANKS" | "PARTIAL_OPPOSITION";
interface GetBusinessViabilityBest {
startWindows: GetBusinessViabilityStartWindows | null;
riskWindows: GetBusinessViabilityStartWindows | null;
}
interface GetBusinessViabilityDeferral {
delayed: true;
starLord: Planet;
/** Null: past 2399; missing: no date */
turnsDirect?: string | null;
passesStartingPoint?: string | null;
/** Direct by asOf */
released?: boolean;
level: "MD" | "AD" | "PD";
planet: Planet;
}
type GetBusinessViabilityKind = "MORE_THAN_ONE" | "DELAY" | "QUICK_DISPUTE" | "LEGAL_CEREMONY" | "FOREIGN_SUDDEN" | "SPIRITUAL_OR_DENIAL";
interface GetBusinessViabilityPromise {
event: string;
key: string | null;
topic: GetBusinessViabilityTopic | null;
house: number;
csl: Planet;
verdict: GetElectionOutcomeVerdict;
basis: GetBusinessViabilityBasis;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
required: number[];
covered: number[];
missing: number[];
supporting: number[];
supportHit: number[];
denialHouses: number[];
denialHit: number[];
wholeDenialGroup: boolean;
coveragePct: number;
bestRequiredLevel: number | null;
bestDenialLevel: number | null;
weightRequired: number;
weightDenial: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
delay: Delay | null;
kind: GetBusinessViabilityKind[];
confirmations: Confirmations;
reasoning: string[];
chain: Chain;
}
interface GetBusinessViabilityStartWindow {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
}
interface GetBusinessViabilityStartWindow2 {
start: string;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
end: string;
md: Planet;
ad: Planet;
pd: Planet;
class: "WEAK";
state: GetBusinessViabilityState;
}
interface GetBusinessViabilityStartWindows {
start: string;
usableStart: string;
end: string;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: "OPEN" | "RELEASED" | "DEFERRED";
}
interface GetBusinessViabilityStartWindows2 {
full: number;
offered: number;
all: number;
}
type GetBusinessViabilityState = "OPEN" | "RELEASED" | "DEFERRED" | "DEFERRED_OUT";
type GetBusinessViabilityTopic = "marriage" | "children" | "career" | "money" | "property" | "education" | "foreign" | "legal" | "health" | "other" | "spiritual";
type GetCareerAdvancedBand = "STRONG" | "FAVOURABLE" | "MIXED" | "OBSTRUCTED" | "HEAVILY_OBSTRUCTED";
type GetCareerAdvancedClass = "RISE" | "STEADY" | "QUIET" | "PRESSURE";
type GetCareerAdvancedMode = "service" | "business" | "mixed" | "inconclusive";
type GetCareerBlockageDiagnosisCode = "LAYOFF_EXPOSURE" | "PROLONGED_UNEMPLOYMENT" | "BLOCKED_PROMOTION" | "STAGNANT_SALARY";
interface GetCareerCuspPanelFactor {
factor: string;
detail: string;
points: number;
}
type GetCareerHoraryAnswer = "YES" | "QUALIFIED_YES" | "MIXED" | "NO";
type GetCareerHoraryBasis = "NOT_SIGNIFIED" | "RETROGRADE_SUB_LORD" | "RETROGRADE_STAR_LORD" | "WISH_RETROGRADE" | "DENIAL_GROUP_OUTRANKS" | "QUALIFIED" | "CLEAN";
type GetCareerHoraryQueryType = "will_i_get_a_job" | "when_promoted" | "higher_status" | "transfer" | "change_of_job" | "reinstatement" | "reappointment" | "seniority_justice" | "will_i_earn" | "foreign_assignment" | "interview" | "competition_selection" | "business_success" | "partnership";
interface GetCareerHoraryTest {
id: Qualifier;
met: boolean;
detail: string;
}
interface GetCharaDashaAntardasha {
sign: Sign;
startDate: string;
endDate: string;
}
interface GetCharaDashaCurrent {
md: GetCharaDashaAntardasha;
ad: GetCharaDashaAntardasha;
}
interface GetCharaDashaScorpio {
lord: Planet;
/** Rule that chose between its two lords */
rule: string;
}
type GetCharaKarakasKaraka = "AK" | "AmK" | "BK" | "MK" | "PK" | "GK" | "DK";
type GetCharaKarakasKaraka2 = "AK" | "AmK" | "BK" | "MK" | "PiK" | "PK" | "GK" | "DK";
type GetCharaKarakasPlanet = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu";
type GetChoghadiyaTodayName = "Udveg" | "Chal" | "Labh" | "Amrit" | "Kaal" | "Shubh" | "Rog";
interface GetChoghadiyaTodayNext {
tool: string;
reason: string;
}
type GetChoghadiyaTodayWeekday = "Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday";
type GetChronicDiseasePanelSeverity = "LOW" | "MODERATE" | "HIGH" | "CRITICAL";
type GetCompatibilityAdvancedCode = "LOVE" | "MARRIAGE" | "FINANCE" | "UNION" | "DENIAL_ABSENCE" | "DASHA_SYNC";
interface GetCompatibilityAdvancedOverride {
verdictByTotal: GetCompatibilityAdvancedVerdict;
reason: string;
}
interface GetCompatibilityAdvancedPerson1 {
/** Null where running periods are read */
csl: Planet | null;
points: number;
/** For the union those in the other chart */
levels: Levels | null;
reason: string;
}
interface GetCompatibilityAdvancedPerson12 {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
reason: string;
covered: number[];
}
interface GetCompatibilityAdvancedPerson13 {
cusps: number[];
planets: {
Sun: number;
Moon: number;
Mars: number;
Mercury: number;
Jupiter: number;
Venus: number;
Saturn: number;
Rahu: number;
Ketu: number;
};
}
type GetCompatibilityAdvancedVerdict = "EXCELLENT" | "GOOD" | "AVERAGE" | "BELOW_AVERAGE" | "POOR";
interface GetConditionalDashasAntardasha {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
}
type GetConditionalDashasDasha = "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shashtihayani" | "shattrimsha_sama";
type GetCurrentHealthStatusClass = "DISEASE" | "CURE" | "MIXED" | "NEUTRAL";
interface GetD10ChartAscendant {
sign: Sign;
/** 0 = Aries */
signIndex?: number;
degreeInVarga: number;
/** Which part of the birth sign */
part?: number;
lord: Graha;
deity?: string | null;
d1Sign: Sign;
}
interface GetD10ChartFactor {
factor: string;
detail: string;
points: number;
}
interface GetD10ChartKaraka {
planet: Planet;
house: number;
sign?: Sign;
dignity: Dignity;
vargottama: boolean;
points: number;
}
interface GetD10ChartSun {
sign: Sign;
/** 0 = Aries */
signIndex?: number;
degreeInVarga: number;
/** Which part of the birth sign */
part?: number;
lord: Graha;
deity?: string | null;
d1Sign: Sign;
house: number;
dignity: Dignity;
vargottama: boolean;
retrograde: boolean;
combust?: "NONE" | "ORDINARY" | "FULL";
/** Houses it looks at */
aspects?: number[];
}
interface GetD10ChartTopicFields {
tenthLord: TenthLord;
planetsInTenth: Planet[];
strongestCareerPlanet: Graha;
/** House 6 against house 7, by 2 points */
tone: "SERVICE" | "INDEPENDENT" | "MIXED";
/** Sun or Mars in 10 or 1, not debilitated */
authority: boolean;
fields: string[];
d1TenthLordInD10: TenthLord;
}
interface GetD20ChartTopicFields {
ninthLord: TenthLord;
fifthLord: TenthLord;
devotionPlanets: Planet[];
deityOfAscendantPart: string;
mokshaMarker: boolean;
}
interface GetD60ChartAscendant {
number: number;
name: string;
nature: "benign" | "harsh";
}
interface GetDashaAdvancedPeriod {
startDate: string;
endDate: string;
}
interface GetEducationSignatureBest {
examWindows: GetBusinessViabilityStartWindows | null;
breakRisk: GetBusinessViabilityStartWindows | null;
}
interface GetElectionOutcomeKaraka {
planet: Planet;
contact: number | null;
}
interface GetElectionOutcomeLords {
md: Planet;
ad: Planet;
pd: Planet;
}
interface GetElectionOutcomePromise {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
reason: string;
}
type GetElectionOutcomeVerdict = "ACTIVE" | "MIXED_ACTIVE" | "PARTIALLY_ACTIVE" | "DENIED" | "NEGATED" | "CONTRADICTED";
interface GetEphemerisSun {
siderealLongitude: number;
dms: string;
sign: Sign;
star: Star;
pada: number;
signLord: Graha;
starLord: Planet;
subLord: Planet;
/** Degrees a day */
speed: number;
motion: Motion;
}
interface GetEventDashaPromise {
event: string;
key: string | null;
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
reason: string;
}
type GetFertilityWindowVerdict = "PROMISED" | "PROMISED_WITH_DELAY" | "CONDITIONAL" | "WEAK" | "NOT_PROMISED";
interface GetFertilityWindowWindow {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
/** A time for medical care */
careAdvised: boolean;
/** Jupiter in star and sub of strong planets */
jupiterSupport: RahuKaal[];
}
interface GetFinancialAnalysisBest {
gainWindows: GetBusinessViabilityStartWindows | null;
cautionWindows: GetBusinessViabilityStartWindows | null;
}
interface GetFruitfulSignificatorsRulingPlanet {
planet: Planet;
/** Strongest first, empty of a node that only acts for others. */
slots: RpSlot[];
count: number;
/** 1 is the strongest, by more slots, then the higher slot. */
rank: number;
/** From Ascendant sub lord 7 to day lord 1, added up. */
slotRankSum: number;
/** Of a node, the ruling planets whose sign it holds or that join or aspect it. */
actsFor: Graha[];
/** A node in no slot, just before the first it acts for. */
byAgency?: true;
status: "kept" | "deferred" | "rejected";
/** The lord that is retrograde. */
rejectedBecause?: "star" | "sub";
reason: string;
/** Listed, but it does not count as a ruling planet. */
subSlotOnly: boolean;
}
interface GetFullChart1 {
A: Planet[];
B: Planet[];
C: Planet[];
D: Planet[];
tieHelp?: Planet[];
}
interface GetFullChartBoundary {
level: "star" | "sub";
distanceArcsec: number;
side: "lower" | "upper";
subSubDistanceArcsec: number;
}
interface GetFullChartRahu {
conjoined: {
planet: Graha;
orbDegrees: number;
}[];
aspecting: {
planet: Graha;
ordinal: number;
}[];
starLord: Planet;
signLord: Graha;
/** Strongest role of order */
primary: Graha[];
order: Graha[];
}
type GetFullChartRelation = "self" | "sibling" | "mother" | "child" | "maternal_uncle" | "spouse" | "father" | "elder_sibling" | "friend";
interface GetFullChartSun {
sign: Sign;
/** 0 = Aries */
signIndex?: number;
degreeInSign?: number;
dms: string;
signLord: Graha;
star: Star;
starIndex?: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord?: Planet;
boundary?: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude: number;
latitude: number;
declination?: number;
rightAscension?: number;
distanceAu?: number;
/** Degrees a day */
speed: number;
motion?: Motion;
/** Mars to Saturn only; the nodes never */
retrograde: boolean;
/** Placidus; null inside the polar circles */
house: number | null;
combustion: "NONE" | "ORDINARY" | "FULL";
sunSeparation?: number;
dignity: MarsDignity;
vargottama?: boolean;
starLordRetrograde?: boolean;
subLordRetrograde?: boolean;
ownStar?: boolean;
ownSub?: boolean;
}
interface GetFullChartSun2 {
L1: number[];
L2: number[];
L3: number[];
L4: number[];
all?: number[];
tenanted: boolean;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted: boolean;
selfSignificator?: true;
}
type GetGemstoneRecommendationPurpose = "general" | "career" | "marriage" | "money" | "health" | "education" | "children";
type GetGemstoneRecommendationRole = "TRIKONA" | "KENDRA" | "NEUTRAL" | "MARAKA" | "HARSH";
type GetGrahaYuddhaPlanet = "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
interface GetHoraryAdvancedEvent {
label: string;
key: string;
mainCusp: number;
favourable: number[];
against: number[];
}
interface GetHoraryChartV2Sun {
longitude?: number;
sign: Sign;
star?: Star;
starLord: Planet;
subLord: Planet;
house: number;
retrograde: boolean;
}
interface GetJobChangeTimingBest {
EXIT_5_9: GetBusinessViabilityStartWindows | null;
MOVE_3_12: GetBusinessViabilityStartWindows | null;
}
interface GetJobChangeTimingPromise {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
reason?: string;
}
interface GetKalsarpaVariantsRahu {
longitude: number;
sign: Sign;
house: number;
}
interface GetKcilVerdictPrimary {
cusp: number;
subSubLord: Planet;
/** Holds the deciding cusp in T1 */
involved: boolean;
/** Required houses in T2 */
commits: number[];
/** Required houses in T3 */
confirms: number[];
holds: boolean;
}
type GetKcilVerdictVerdict = "STRONG_PROMISE" | "MIXED" | "WEAK" | "DENIED";
type GetLegalAnalysisVerdict = "FAVOURABLE" | "COMPROMISE" | "UNCERTAIN" | "UNFAVOURABLE";
interface GetMantraRecommendationPrimary {
planet: Planet;
points: number;
seed: string;
name: string;
count: number;
dailyCount: 108;
days: number;
deity: string;
/** Where Jupiter is with the planet, else null */
deityWithJupiter: string | null;
offering: string;
day: GetChoghadiyaTodayWeekday;
/** Sunrise of the next day of the planet, null past 2399 */
start: string | null;
/** Of that day, when nothing is begun */
rahuKalam: RahuKaal | null;
}
type GetMantraRecommendationPurpose = "general" | "career" | "marriage" | "money" | "health" | "education" | "children" | "spiritual";
interface GetMaritalSeparationBest {
strainWindows: GetBusinessViabilityStartWindows | null;
reconciliation: GetBusinessViabilityStartWindows | null;
}
type GetMedicalHoraryQueryType = "recovery" | "operation_success" | "severity" | "diagnosis_accuracy" | "change_of_treatment";
interface GetMedicalTimingBest {
recoveryWindows: GetBusinessViabilityStartWindows | null;
surgeryFavourableWindows: GetBusinessViabilityStartWindows | null;
illnessWindows: GetBusinessViabilityStartWindows | null;
surgeryNeedWindows: GetBusinessViabilityStartWindows | null;
}
type GetMentalHealthPanelBand = "SUPPORTED" | "SENSITIVE" | "NEEDS_CARE";
interface GetMentalHealthPanelBest {
careWindows: GetBusinessViabilityStartWindows | null;
easeWindows: GetBusinessViabilityStartWindows | null;
}
type GetMultiSystemVerdictName = "KP_CSL" | "KCIL" | "FOUR_STEP" | "BOSMIA";
type GetMundaneAnalysisGrade = "STRONG" | "SUPPORTED" | "OBSTRUCTED" | "SILENT" | "NEGATED";
interface GetMundaneAnalysisMd {
planet: Planet;
startDate: string;
endDate: string;
/** By topic */
leans: Partial<Record<string, "FOR" | "AGAINST" | "BOTH" | "NONE">>;
}
type GetMundaneAnalysisTopic = "economy" | "government_stability" | "public_health" | "harvest" | "conflict" | "treaties" | "disaster" | "trade" | "growth_company" | "funding_company" | "dispute_company";
type GetNarayanaDashaScorpio = "1" | "2" | "3" | "4" | "bothInSign" | "oneInSign" | "5a" | "5b";
interface GetNodeCascadeRahu {
sign: Sign;
house: number;
starLord: Planet;
subLord: Planet;
dispositor: Graha;
conjoined: {
planet: Graha;
/** Degrees */
orb: number;
/** Within 3°20' */
strong: boolean;
}[];
aspecting: {
planet: Graha;
/** As in "Mars 8th" */
aspect: string;
/** False when a planet is conjoined */
used: boolean;
}[];
agents: {
planet: Graha;
role: GetAstroWeatherRole;
houseOccupied: number;
housesOwned: number[];
/** Place and lordships: what it lends the node */
contributes: number[];
}[];
levels: Levels;
/** Best level of each house, promotion counted; strongest first */
ranked?: SignifiedDanger[];
/** Who brings each house at which level */
houseSources?: {
house: number;
level: number;
from: Planet[];
}[];
/** Its agents: planets it is stronger than and stands before */
actsFor: Graha[];
/** Its star lord is the other node */
viaNode: boolean;
}
interface GetOncologyTimingBest {
screeningWindows: GetBusinessViabilityStartWindows | null;
treatmentWindows: GetBusinessViabilityStartWindows | null;
}
type GetPanchangName = "Pratipada" | "Dwitiya" | "Tritiya" | "Chaturthi" | "Panchami" | "Shashthi" | "Saptami" | "Ashtami" | "Navami" | "Dashami" | "Ekadashi" | "Dwadashi" | "Trayodashi" | "Chaturdashi" | "Purnima" | "Amavasya";
type GetPanchangName2 = "Vishkambha" | "Priti" | "Ayushman" | "Saubhagya" | "Shobhana" | "Atiganda" | "Sukarma" | "Dhriti" | "Shula" | "Ganda" | "Vriddhi" | "Dhruva" | "Vyaghata" | "Harshana" | "Vajra" | "Siddhi" | "Vyatipata" | "Variyan" | "Parigha" | "Shiva" | "Siddha" | "Sadhya" | "Shubha" | "Shukla" | "Brahma" | "Indra" | "Vaidhriti";
type GetPanchangName3 = "Bava" | "Balava" | "Kaulava" | "Taitila" | "Gara" | "Vanija" | "Vishti" | "Kimstughna" | "Shakuni" | "Chatushpada" | "Naga";
interface GetPanchangWeekday {
name: GetChoghadiyaTodayWeekday;
/** 0 Sunday */
number: number;
lord: Graha;
}
interface GetPlanetsDasha {
bornAt: string;
mahadasha: Planet;
years: number;
months: number;
days: number;
}
interface GetPlanetsSun {
sign: Sign;
/** 0 = Aries */
signIndex: number;
degreeInSign: number;
dms: string;
signLord: Graha;
star: Star;
starIndex: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord: Planet;
boundary: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude: number;
latitude: number;
declination: number;
rightAscension: number;
distanceAu: number;
/** Degrees a day */
speed: number;
motion: Motion;
/** Mars to Saturn only; the nodes never */
retrograde: boolean;
/** Placidus; null inside the polar circles */
house: number | null;
combustion: "NONE" | "ORDINARY" | "FULL";
sunSeparation: number;
dignity: MarsDignity;
vargottama: boolean;
starLordRetrograde: boolean;
subLordRetrograde: boolean;
ownStar: boolean;
ownSub: boolean;
}
interface GetPlanetsSun2 {
from: string;
sign: Sign;
star: Star;
starLord: Planet;
subLord: Planet;
}
interface GetPromotionVerdictPromise {
event: string;
key: string | null;
topic: GetBusinessViabilityTopic | null;
house: number;
csl: Planet;
verdict: GetElectionOutcomeVerdict;
basis: GetBusinessViabilityBasis;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
required: number[];
covered: number[];
missing: number[];
supporting: number[];
supportHit?: number[];
denialHouses: number[];
denialHit: number[];
wholeDenialGroup?: boolean;
coveragePct: number;
bestRequiredLevel: number | null;
bestDenialLevel: number | null;
weightRequired?: number;
weightDenial?: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
delay: Delay | null;
kind: GetBusinessViabilityKind[];
confirmations?: Confirmations;
reasoning?: string[];
chain?: Chain;
}
interface GetPropertyDecisionBest {
buyWindows: GetBusinessViabilityStartWindows | null;
sellWindows: GetBusinessViabilityStartWindows | null;
}
type GetPropertyDecisionKind = "house" | "land" | "apartment" | "commercial" | "vehicle";
type GetReadingProtocolTopic = "marriage" | "career" | "health" | "money" | "children" | "property" | "foreign_settlement" | "legal" | "education" | "muhurta" | "horary" | "annual" | "spiritual" | "remedial" | "compatibility" | "doshas" | "transit" | "today" | "family" | "rectification" | "twins" | "sport" | "world" | "general";
interface GetRectificationAdvancedCheck {
code: "RP_LAGNA" | "RP_SUBSUB" | "RP_MOON" | "BIRTH_DAY" | "LAGNA_MOON" | "SEX";
met: boolean | null;
detail: string;
}
interface GetRectificationAdvancedEventMatch {
/** Place in known_events, from 0 */
index: number;
label: string;
date: string;
houses: number[];
/** Null outside its 120 dasha years */
lords: {
MD: Planet;
AD: Planet;
PD: Planet;
} | null;
periodClass: "FULL" | "PARTIAL" | "WEAK" | "SILENT" | null;
cuspSubLord: Planet;
/** What the sub lord of the primary cusp promises */
side: "yes" | "split" | "no";
score: number;
grade: "STRONG" | "FAIR" | "WEAK" | "NONE";
}
type GetRelativesKarakaPanelRelation = "spouse" | "father" | "mother" | "younger_sibling" | "elder_sibling" | "first_child" | "second_child" | "third_child" | "maternal_uncle" | "paternal_uncle" | "friend" | "grandfather_paternal" | "grandfather_maternal" | "in_law_father" | "in_law_mother";
type GetSarvatobhadraChakraVerdict = "FAVOURABLE" | "UNFAVOURABLE" | "MIXED" | "WEAK" | "NONE";
interface GetShadbalaSun {
sthana: {
uchcha: number;
saptavargaja: number;
ojayugma: number;
kendradi: number;
drekkana: number;
total: number;
};
dig: number;
kala: {
nathonnatha: number;
paksha: number;
tribhaga: number;
abda: number;
masa: number;
vara: number;
hora: number;
ayana: number;
/** Negative for the loser of a war */
yuddha: number;
total: number;
};
/** 0 for Sun and Moon */
cheshta: number;
naisargika: number;
/** May be negative */
drik: number;
total: number;
/** 60 virupas each */
rupas: number;
requiredRupas: number;
/** Of rupas to required rupas */
ratio: number;
percent: number;
/** The same, at most 100 */
percentCapped: number;
sufficient: boolean;
rank: number;
dominantComponent: "sthana" | "dig" | "kala" | "cheshta" | "naisargika" | "drik";
minimaMet: {
sthana: boolean;
dig: boolean;
cheshta: boolean;
kala: boolean;
ayana: boolean;
};
/** STRONG from ratio 1.2, WEAK below 0.9 */
band: "STRONG" | "MODERATE" | "WEAK";
ishta: number;
kashta: number;
}
interface GetSignificators1 {
occupants: Planet[];
owner: Graha;
vacant: boolean;
/** Planets that hold the house at each level */
levels: {
L1: Planet[];
L2: Planet[];
L3: Planet[];
L4: Planet[];
};
/** Strongest first: every planet of levels once, at its best group */
ordered: {
planet: Planet;
group: "A" | "B" | "C" | "D";
/** Who brings the house: agent of a node, or node as star lord */
via?: Planet;
}[];
principal: Planet;
/** Joined with or aspected by A to D: help in a tie only */
E: Planet[];
}
interface GetSignificatorsSun {
house: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
levels: Levels;
/** Best rank of each house, promotion counted; strongest first */
rankedHouses: {
house: number;
level: number;
weight: number;
}[];
housesSignified: number[];
/** Another planet stands in its stars */
tenanted: boolean;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted: boolean;
ownStar: boolean;
/** Cusps it rules by sub */
cslOf: number[];
retrograde: boolean;
}
interface GetSputaDrishti1 {
angle: number;
virupas: number;
}
interface GetSputaDrishtiSun {
Sun: GetSputaDrishtiSun2;
Moon: GetSputaDrishtiSun2;
Mars: GetSputaDrishtiSun2;
Mercury: GetSputaDrishtiSun2;
Jupiter: GetSputaDrishtiSun2;
Venus: GetSputaDrishtiSun2;
Saturn: GetSputaDrishtiSun2;
Rahu: GetSputaDrishtiSun2;
Ketu: GetSputaDrishtiSun2;
}
interface GetSputaDrishtiSun2 {
angle: number;
virupas: number;
/** Special aspect of Mars, Jupiter or Saturn */
special: boolean;
}
interface GetSputaDrishtiSun3 {
"1": GetSputaDrishti1;
"2": GetSputaDrishti1;
"3": GetSputaDrishti1;
"4": GetSputaDrishti1;
"5": GetSputaDrishti1;
"6": GetSputaDrishti1;
"7": GetSputaDrishti1;
"8": GetSputaDrishti1;
"9": GetSputaDrishti1;
"10": GetSputaDrishti1;
"11": GetSputaDrishti1;
"12": GetSputaDrishti1;
}
interface GetSripatiBhavasSun {
bhava: number;
wholeSignHouse: number;
placidusHouse: number | null;
/** bhava differs from wholeSignHouse */
shifted: boolean;
distanceFromMadhya: number;
bhavaStrength20: number;
/** Within 1° */
nearSandhi: boolean;
}
interface GetSublordChangesSun {
longitude: number;
currentSubLord: Planet;
nextSubLord: Planet;
hoursUntilChange: number;
nextChangeUTC: string;
/** Motion in which it leaves the sub. */
direction: "direct" | "retrograde";
}
interface GetSudarshanaChakraLagna {
house: number;
sign: Sign;
lord: Graha;
occupants: Planet[];
}
type GetTajikStrengthsGrade = "WEAK" | "ORDINARY" | "STRONG" | "VERY_STRONG";
interface GetTajikStrengthsYearLord {
planet: Graha;
/** Step of the choice that had candidates */
decidedBy: DecidedBy;
house: number;
/** Others less than 0.5 below the highest */
ties: Graha[];
/** Who acts for the Moon where it was chosen */
moonSubstitute: Graha | null;
}
type GetTajikYogasName = "ISHKAVALA" | "INDUVARA" | "ITHASALA" | "EESARPHA" | "NAKTA" | "YAMAYA" | "MANAU" | "KAMBOOLA" | "GAIRI_KAMBOOLA" | "KHALLASARA" | "RADDA" | "DUHPHALI_KUTTA" | "DUTTHOTTHA" | "TAMBIRA" | "KUTTA" | "DURUPHA";
type GetTajikYogasState = "ITHASALA" | "BLOCKED" | "EESARPHA" | "NONE";
interface GetTaraBalaCurrent {
moonStar: Star;
pada: number;
/** From the birth star, both included */
count: number;
tara: {
number: number;
name: GetTaraBalaName;
quality: "good" | "mixed" | "bad";
};
cycle: number;
mitigated: boolean;
mitigation: string | null;
/** By the count, without weight */
specialStar: "Janma" | "Karma" | "Sanghatika" | "Samudaya" | "Adhana" | "Vainashika" | "Manasa" | null;
chandraBala: {
house: number;
quality: "good" | "neutral" | "bad";
chandrashtama: boolean;
};
overall: "GOOD" | "MIXED" | "AVOID";
starEnds: string;
windowEnds: string;
}
type GetTaraBalaName = "Janma" | "Sampat" | "Vipat" | "Kshema" | "Pratyak" | "Sadhaka" | "Naidhana" | "Mitra" | "Parama Mitra";
interface GetTerminationRiskBest {
riskWindows: GetBusinessViabilityStartWindows | null;
protectedWindows: GetBusinessViabilityStartWindows | null;
}
type GetTerminationRiskKind = "SELF_INITIATED" | "SUDDEN" | "CLOSURE_OR_TRANSFER" | "GENERAL";
interface GetTwinDifferentiationFirst {
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
sign: Sign;
}
interface GetTwinDifferentiationFirst2 {
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
}
interface GetTwinDifferentiationFirst3 {
verdict: GetElectionOutcomeVerdict;
side: "yes" | "split" | "no";
}
interface GetUpapadaLagnaFactor {
factor: "ulLord" | "ulSupport" | "secondPlanets" | "secondLord" | "seventhPlanets" | "eighthPlanets" | "ulLordHouse";
detail: string;
points: 1 | -1;
}
interface GetVargottamaPlanetsSun {
count: number;
divisions: ("D2" | "D3" | "D4" | "D7" | "D9" | "D10" | "D12" | "D16" | "D20" | "D24" | "D27" | "D30" | "D40" | "D45" | "D60")[];
}
interface GetVarshaphalaChartFactor {
factor: "munthaHouse" | "munthaLord" | "yearLord" | "yearLordCombust";
detail: string;
points: number;
}
interface GetVarshaphalaChartLagna {
longitude: number;
sign: Sign;
lord: Graha;
/** Counted from the natal lagna */
houseInNatal: number;
}
interface GetVarshaphalaChartYearLord {
planet: Graha;
decidedBy: DecidedBy;
house: number;
}
interface GetVimsopakaBalaRahu {
perVarga: {
division: Division;
sign: Sign;
dignity: "EXALTED" | "GREAT_FRIEND" | "FRIEND" | "NEUTRAL" | "ENEMY" | "GREAT_ENEMY" | "DEBILITATED";
}[];
}
interface GetVimsopakaBalaSun {
shadvarga: Shadvarga;
saptavarga: Shadvarga;
dasavarga: Shadvarga;
shodasavarga: Shadvarga;
perVarga: {
division: Division;
sign: Sign;
relation: "OWN" | "GREAT_FRIEND" | "FRIEND" | "NEUTRAL" | "ENEMY" | "GREAT_ENEMY";
points: number;
}[];
exaltedIn: Division[];
/** Own or exaltation */
goodVargas: {
shad: Shad;
sapta: Shad;
dasa: Shad;
shodasa: Shad;
};
debilitatedIn: Division[];
}
interface GetVimsopakaBalaSun2 {
shadvarga: number;
saptavarga: number;
dasavarga: number;
shodasavarga: number;
}
interface GetVisaDocumentationBest {
fileWindows: GetBusinessViabilityStartWindows | null;
decisionWindows: GetBusinessViabilityStartWindows | null;
}
interface GetYogaKarakaRahu {
dispositor: Graha;
house: number;
/** Class of the dispositor */
actsAs: "BENEFIC" | "MALEFIC" | "NEUTRAL";
}
interface GetYogaKarakaSun {
owns: number[];
class: "BENEFIC" | "MALEFIC" | "NEUTRAL";
kendradhipati: boolean;
maraka: boolean;
badhaka: boolean;
reason: string;
}
type Government = "INDICATED" | "POSSIBLE" | "UNLIKELY";
type Graha = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
type Groom = "foot" | "waist" | "navel" | "neck" | "head";
interface House {
house: number;
sign: Sign;
lord: Graha;
lordHouse: number;
occupants: Planet[];
aspectedBy: Planet[];
}
interface HousesActivated {
house: number;
level: number;
via: Planet[];
}
type IncomeGrade = "ABUNDANT" | "GOOD" | "MODERATE" | "THIN" | "STRAINED";
interface IshtaDevata {
avatar: string;
form: string;
}
interface JointWindow {
start: string;
end: string;
/** First person, second */
classes: ("FULL" | "PARTIAL" | "WEAK")[];
}
interface Kala {
siderealLongitude: number;
sign: Sign;
degreeInSign: number;
star: Star;
/** Of the sign */
lord: Graha;
house: number;
partLord: Graha;
partNumber: number;
start: string;
end: string;
/** When the point rose */
instant: string;
}
interface KarakamsaHouse {
fromLagna: number;
fromNavamsaLagna: number;
}
interface Ketu {
sign: Sign;
house: number;
starLord: Planet;
theme: string;
dispositor: Graha;
dispositorHouse: number;
dispositorTheme: string;
conjoined: Planet[];
}
interface KnownEvent {
/** Local where it happened */
date: string;
/** Such as [2, 7, 11] */
houses?: number[];
/** Event name */
event?: string;
/** Default the first of houses */
primaryHouse?: number;
/** Your name for it */
label?: string;
/** How much it counts. Default 1. */
weight?: number;
/** Clock time is sure; default when date has one */
timeKnown?: boolean;
/** Where it happened */
location?: {
latitude: number;
longitude: number;
/** Default the birth clock */
utcOffsetMinutes?: number;
/** IANA, or utcOffsetMinutes */
timeZone?: string;
/** In another country; default beyond 2,500 km */
abroad?: boolean;
};
}
interface KpFilter {
result: "PASS" | "FAIL";
houses: number[];
reason: string;
}
interface KpNote {
cusp: number;
csl: Planet;
contact: number | null;
}
interface KpView {
csl7: Planet;
csl7Levels: Csl7Levels;
/** Of marriage */
promise: CheckDoshasPromise;
marsLevels: Csl7Levels;
/** Mars signifies 6, 8 or 12 and is star or sub lord of cusp 7 */
marsOpposes: boolean;
}
type Layer = "ALL" | "PERIOD" | "MOON" | "ASCENDANT" | "MOON_AND_ASCENDANT";
interface LayerMinutes {
period: FindBusinessLaunchTimePeriod;
ruling: FindBusinessLaunchTimePeriod;
moon: FindBusinessLaunchTimePeriod;
ascendant: FindBusinessLaunchTimePeriod | null;
}
interface Layers {
period: "MET" | "RELAXED" | "NOT_MET";
ruling: "MET" | "RELAXED" | "NOT_MET";
moon: "MET" | "RELAXED" | "NOT_MET";
ascendant: "MET" | "RELAXED" | "NOT_MET" | null;
}
interface Leak {
cusp: number;
csl: Planet;
reason: string;
}
interface Levels {
L1: number[];
L2: number[];
L3: number[];
L4: number[];
}
interface LimitedBy {
/** Birth time of the nearer change */
at: string;
kind: "CUSP_SIGN" | "CUSP_STAR" | "CUSP_SUB" | "PLANET_HOUSE" | "PLANET_SIGN" | "PLANET_STAR" | "PLANET_SUB";
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
of: string;
}
interface Loan {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
}
interface Lord {
planet: Planet;
starLord: Planet;
subLord: Planet;
levels: Levels;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted: boolean;
retrograde: boolean;
actsFor: Graha[];
standing: Standing | null;
deferral: GetAnnotatedDashaDeferral | null;
}
interface LordOfYear {
planet: Graha;
house: number;
dignity: MarsDignity;
}
interface LoveMarriage {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
}
type LunarMonthName = "Chaitra" | "Vaishakha" | "Jyeshtha" | "Ashadha" | "Shravana" | "Bhadrapada" | "Ashvina" | "Kartika" | "Margashirsha" | "Pausha" | "Magha" | "Phalguna";
interface MD {
planet: Planet;
class: GetCurrentHealthStatusClass;
pull: number;
startDate?: string;
endDate?: string;
}
interface Mahadasha {
planet: Planet;
startDate: string;
endDate: string;
}
type MarsDignity = "EXALTED" | "MOOLATRIKONA" | "OWN" | "GREAT_FRIEND" | "FRIEND" | "NEUTRAL" | "ENEMY" | "GREAT_ENEMY" | "DEBILITATED";
type Matter = "civil" | "criminal" | "family" | "property" | "employment";
interface MatterHouse {
house: number;
level: number;
decision: "FAVOURS" | "OBSTRUCTS" | "SILENT";
}
interface Member {
key: string;
tool: string;
/** Sent beyond the birth data */
args: Partial<Record<string, unknown>>;
system: System;
/** The tool itself returns more */
cut: boolean;
error: {
code: "validation_failed" | "birth_data_missing" | "invalid_event_name" | "out_of_range" | "engine_timeout" | "cancelled" | "internal_error";
message: string;
recoverable: boolean;
} | null;
}
interface Midheaven {
sign: Sign;
/** 0 = Aries */
signIndex: number;
degreeInSign: number;
dms: string;
signLord: Graha;
star: Star;
starIndex: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord: Planet;
boundary: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude: number;
}
interface MilderReading {
reading: "DELAYED" | "FAILS";
planet: Planet;
turnsDirect: string | null;
passesStartingPoint: string | null;
}
type Mobility = "TOURING_OR_ABROAD" | "FIXED_PLACE" | "NORMAL";
type Moon = "UTTAMA" | "MADHYAMA" | "SAMA" | "ADHAMA";
interface MoonConnectivity {
connected: boolean;
/** By ownership alone */
weak: boolean;
/** Those that touch a required house */
routes: Route[];
/** Occupied and owned, in houses of the chart */
moonSignifications: MoonSignifications;
requiredHouses: number[];
connectedHouses: number[];
/** What is feared. Never a bar. */
opposingHouses: number[];
reason: string;
}
interface MoonSignifications {
moon: number[];
starLord: number[];
subLord: number[];
}
interface MoonSpan {
startLocal: string;
endLocal: string;
}
type Motion = "direct" | "retrograde" | "stationary";
interface Mudda {
lord: Planet | "Lagna";
antardasha: Planet | "Lagna";
}
interface Muntha {
sign: Sign;
/** Of the natal lagna */
degree: number;
house: number;
grade: "EXCELLENT" | "GOOD" | "BAD";
lord: Graha;
lordHouse: number;
occupants: Planet[];
}
interface NadiDosha {
present: boolean;
cancelled: boolean;
cancelledBy: "SAME_STAR_DIFFERENT_SIGNS" | "SAME_STAR_DIFFERENT_PADA" | "SAME_SIGN_DIFFERENT_STARS" | null;
}
interface NatalJupiter {
longitude: number;
sign: Sign;
star: Star;
subLord: Planet;
retrograde: boolean;
}
interface NatureUsed {
benefics: Planet[];
malefics: Planet[];
}
interface NearMiss {
id: string;
form: "a" | "b" | null;
missing: string;
}
interface NextAuspicious {
name: GetChoghadiyaTodayName;
start: string;
end: string;
}
interface NextChange {
slot: "ascSubLord" | "ascSignLord" | "moonSubLord" | "moonSignLord" | "dayLord";
at: string;
}
interface NextGood {
start: string;
end: string;
star: Star;
}
interface NextSub {
subLord: Planet;
starLord: Planet;
start: string;
end: string;
}
interface NextSupportingPeriod {
start: string;
end: string;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL";
}
type Organ = "kidney" | "liver" | "heart" | "lung" | "cornea" | "marrow" | "other";
interface Orientation {
groom: "person1" | "person2";
assumed: boolean;
}
type Origin = "NEAR_HOME" | "WORKPLACE" | "NEIGHBOUR_OR_COMMUNICATION" | "ROMANCE_OR_STUDY" | "SERVICE_OR_LOWER_STATUS" | "DISTANT_OR_OTHER_CULTURE" | "FOREIGN" | "THROUGH_FRIENDS" | "FAMILY_CIRCLE" | "STRANGER_ARRANGED" | "LEGACY_OR_SECRET" | "KNOWN_PERSON" | "OTHER_COMMUNITY";
interface OriginalHouses {
mainCusp: number;
favourable: number[];
against: number[];
}
interface OwnSide {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
/** Points for this person */
points: number;
}
type Pada = "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "A8" | "A9" | "A10" | "A11" | "A12";
interface Pagination {
page: number;
pageSize: number;
totalItems: number;
totalPages: number;
hasMore: boolean;
}
type Pair = "2-6" | "6-10" | "10-11" | "6-11" | "2-10";
interface Parts {
events: number | null;
rulingPlanets: number;
stature: number | null;
gender: number | null;
}
interface Pass {
at: string;
direction: "direct" | "retrograde";
}
interface Peak {
start: string;
end: string;
phase: "Vraya" | "Janma" | "Patha";
starLord: Planet;
subLord: Planet;
intensity: number;
}
type PeriodClass = "TRIPLE_PRINCIPAL" | "ALL_FRUITFUL" | "PARTIAL" | "OPENED" | "BLOCKED" | "SILENT";
interface Person2 {
/** Local, ISO 8601 */
datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** This or timeZone */
utcOffsetMinutes?: number;
/** IANA */
timeZone?: string;
/** Default of the first person */
ayanamsa?: Ayanamsa;
/** Where the roles ask for it */
gender?: "male" | "female";
/** Repeated */
name?: string;
}
interface Place {
latitude: number;
longitude: number;
utcOffsetMinutes: number;
}
type Planet = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
interface Planets {
Sun: GetD10ChartSun;
Moon: GetD10ChartSun;
Mars: GetD10ChartSun;
Mercury: GetD10ChartSun;
Jupiter: GetD10ChartSun;
Venus: GetD10ChartSun;
Saturn: GetD10ChartSun;
Rahu: GetD10ChartSun;
Ketu: GetD10ChartSun;
}
interface Plateau {
from: string;
to: string;
widthSeconds: number;
middle: string;
score: number;
/** Of five lords, how many are ruling planets */
rpAgreement: number;
}
interface Points {
vata: number;
pitta: number;
kapha: number;
}
interface PostponedBy {
planet: Planet;
starLord: Planet;
denialHouses: number[];
}
interface Pravesha {
at: string;
utc: string;
}
interface PreVerdictAudit {
confidenceModifier: number;
/** By the modifier, under asked.confidenceCap */
confidenceBand: "HIGH" | "MODERATE" | "LOW";
/** Their points add up to confidenceModifier */
factors: RunCareerCompleteReadingFactor[];
boundary: {
criticalCount: number;
cautionCount: number;
warnings: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
severity: "CRITICAL" | "CAUTION";
distanceArcmin: number;
/** Whose verdict changes sides with the other sub lord */
affectedEvents: string[];
}[];
};
ruleOfOrigin: RuleOfOrigin;
advice: string[];
}
type PrimaryIndustry = "GOVERNMENT_MEDICINE" | "LIQUIDS_PUBLIC_CARE" | "ENGINEERING_DEFENCE" | "COMMERCE_COMMUNICATION" | "LAW_FINANCE_EDUCATION" | "ARTS_TRANSPORT_LUXURY" | "MINING_CONSTRUCTION_LABOUR";
interface Provenance {
rules: string[];
sources: string[];
notes: string[];
}
interface Punarphoo {
present: boolean;
ties: ("CONJUNCTION" | "SIGN_ASPECT" | "MUTUAL_SIGN" | "MUTUAL_STAR" | "MUTUAL_SUB")[];
}
type Qualifier = "SIGNIFIES" | "SUB_LORD_DIRECT" | "STAR_LORD_DIRECT" | "WISH_DIRECT" | "OPPOSITION_WEAKER" | "WISH_SIGNIFIES" | "CONTACT_STRONG" | "MOON_STRONG" | "PAIR_COMPLETE";
type Quality = "auspicious" | "neutral" | "inauspicious";
interface RahuKaal {
start: string;
end: string;
}
type RecoverySpeedClass = "FAST_HEALER" | "AVERAGE" | "SLOW_HEALER" | "FRAGILE";
interface RecoveryWindow {
start: string;
end: string;
/** The range asked for cut it */
clipped?: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered?: number[];
missing?: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy?: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon?: Planet[];
/** Of the first window of a list */
sunSupport?: ConfirmedBy[];
}
interface RectifyBirthTimeAscendant {
sign: Sign;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
}
type RelativeAge = "OLDER" | "SLIGHTLY_OLDER" | "SAME_AGE" | "YOUNGER";
interface RemedialLord {
planet: Planet;
points: number;
basis: "ASKED" | "NEED" | "LAGNA_LORD";
reason: string;
}
interface Repeats {
Sun: GetVargottamaPlanetsSun;
Moon: GetVargottamaPlanetsSun;
Mars: GetVargottamaPlanetsSun;
Mercury: GetVargottamaPlanetsSun;
Jupiter: GetVargottamaPlanetsSun;
Venus: GetVargottamaPlanetsSun;
Saturn: GetVargottamaPlanetsSun;
Rahu: GetVargottamaPlanetsSun;
Ketu: GetVargottamaPlanetsSun;
}
type ResolvingLayer = "ASCENDANT_SUB" | "MOON_SUB" | "RULING_PLANETS" | "DASHA_PERIOD" | "CIVIL_DAY";
interface Route {
route: "MOON_OCCUPIES" | "STAR_OCCUPIES" | "SUB_OCCUPIES" | "AGENT_OCCUPIES" | "MOON_OWNS" | "STAR_OWNS" | "SUB_OWNS";
houses: number[];
}
interface Row {
number: number;
sign: Sign;
signLord: Graha;
star: Star;
starLord: Planet;
subLord: Planet;
startDegreesInSign: string;
endDegreesInSign: string;
startLongitude: number;
endLongitude: number;
widthArcsec: number;
cutBySign: boolean;
/** Sidereal ascendant of the horary number */
horaryAscendant: number;
}
type RpSlot = "ascSubLord" | "ascStarLord" | "ascSignLord" | "moonSubLord" | "moonStarLord" | "moonSignLord" | "dayLord";
interface Rule {
rule: number;
finding: string;
}
interface RuleOfOrigin {
verdict: "DIRECT" | "INDIRECT" | "NONE";
score: 2 | 1 | 0;
}
interface RunCareerCompleteReadingAlternative {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
/** Birth times to the second */
seconds: number;
/** Per cent */
share: number;
}
interface RunCareerCompleteReadingAlternative2 {
seconds: number;
way: "earlier" | "later";
verdict: GetElectionOutcomeVerdict;
/** First period in 15 years from now. Null where not promised or none comes */
firstPeriod: FirstPeriod | null;
}
interface RunCareerCompleteReadingAscendant {
sign: Sign;
}
type RunCareerCompleteReadingBand = "FIRM" | "FAIR" | "THIN" | "KNIFE_EDGE";
interface RunCareerCompleteReadingFactor {
factor: "NO_CRITICAL_CUSP" | "LAGNA_CLEAR" | "ORIGIN_DIRECT" | "CRITICAL_CUSPS" | "CAUTION_CUSPS" | "LAGNA_CRITICAL" | "ROUNDED_TIME";
detail: string;
points: number;
}
interface RunCareerCompleteReadingStability {
/** The side (yes, split, no) holds for births so much earlier */
beforeSeconds: number;
afterSeconds: number;
/** By the shorter side, 10, 4 and 1 minutes. Service thresholds. */
band: RunCareerCompleteReadingBand;
/** Nothing changes in the time looked at */
beyond: boolean;
limitedBy?: LimitedBy;
/** Across that border */
becomes?: GetElectionOutcomeVerdict;
/** Side of a birth one second beyond beforeSeconds */
earlier?: "yes" | "split" | "no";
/** The same beyond afterSeconds */
later?: "yes" | "split" | "no";
}
type RunKarakamsaSpiritualLensClass = "DRIDHA" | "DRIDHA_ADRIDHA" | "ADRIDHA";
interface RunKarakamsaSpiritualLensSun {
sign: Sign;
house: number;
dignity: Dignity;
vargottama: boolean;
}
interface RunKundliMatchCompletePerson1 {
reason: string;
}
interface RunKundliMatchCompletePerson12 {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
csl: Planet;
}
interface RunKundliMatchCompletePerson13 {
present: boolean;
severity: CheckDoshasSeverity;
cancellations: CheckDoshasCancellation[];
venusOnly: boolean;
marsSign: Sign;
/** Null where Placidus houses do not exist */
kpView: KpView | null;
}
interface RunKundliMatchCompletePerson14 {
upapada: SecondReference;
score: number;
/** SUPPORTED from 2, STRAINED from -2 */
strength: "SUPPORTED" | "MIXED" | "STRAINED";
}
interface RunKundliMatchCompletePerson15 {
status: "FULL" | "PARTIAL" | "NONE";
variant: Variant | null;
direction: "RAHU_TO_KETU" | "KETU_TO_RAHU" | null;
severity: CheckDoshasSeverity;
}
interface RunKundliMatchCompletePerson16 {
describer: Describer;
physical: string;
personality: string;
workArchetype: WorkArchetype;
relativeAge: RelativeAge;
wealth: "GOOD" | "MODERATE" | "MODEST";
distance: "NEAR" | "FAR" | "UNKNOWN";
/** By the distance of the cusp to a sub border */
confidence: "HIGH" | "MODERATE" | "LOW";
}
interface RunKundliMatchCompletePerson17 {
confidenceModifier: number;
/** By the modifier, under asked.confidenceCap */
confidenceBand: "HIGH" | "MODERATE" | "LOW";
boundary: {
criticalCount: number;
cautionCount: number;
};
advice: string[];
}
interface RunMarriageCompleteReadingFactor {
factor: string;
detail: string;
points: number;
/** Not a rule of KP proper */
cross: boolean;
}
interface RunMarriageCompleteReadingTest {
test: "CSL7_MERCURY" | "CSL7_OR_STAR_LORD_IN_DUAL_SIGN" | "CUSP7_DUAL_WITH_CSL7" | "CSL2_ON_7" | "CSL9_ON_2_11_OR_9_11";
met: boolean;
reason: string;
}
type RunMarriageCompleteReadingVerdict = "NOT_PROMISED" | "ON_TIME" | "MILD" | "MODERATE" | "SEVERE";
type RunMarriageCompleteReadingVerdict2 = "SINGLE" | "POSSIBLE" | "PLURAL_INDICATED";
interface RunTodayCompleteContact {
planet: Planet;
/** Planet name, or Cusp 1 to Cusp 12. */
natalPoint: string;
orb: number;
applying: boolean;
/** Null where not within 30 days, of Jupiter and Saturn 400. */
exactAt: string | null;
starLordIsRulingPlanet: boolean;
subLordIsRulingPlanet: boolean;
}
interface RunTodayCompleteNext {
level: "MD" | "AD" | "PD" | "SD" | "PrD";
planet: Planet;
startDate: string;
}
interface RunTodayCompleteSun {
currentSubLord: Planet;
nextSubLord: Planet;
nextChangeUTC: string;
}
type RunTripleDashaConsensusAnswer = "STRONG" | "PARTIAL" | "WEAK" | "DIVERGENT";
interface RunTripleDashaConsensusCurrent {
md: RunTripleDashaConsensusMd;
ad: RunTripleDashaConsensusMd;
}
interface RunTripleDashaConsensusMd {
yogini: Yogini;
planet: Planet;
startDate: string;
endDate: string;
}
interface RunTripleDashaConsensusPeriod {
/** By the lords of mahadasha and antardasha alone */
rank: number;
md: Planet;
ad: Planet;
startDate: string;
endDate: string;
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
covered: number[];
missing: number[];
postponedBy: PostponedBy[];
rulingPlanetsInCommon: Planet[];
/** Those of the best class met there, of the first five periods. */
bestPratyantardashas: {
planet: Planet;
startDate: string;
endDate: string;
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
}[];
advisory?: "not promised";
}
type RunYearOutlookCompleteAnswer = "FAVOURABLE" | "STEADY" | "MIXED" | "CHALLENGING";
interface RunYearOutlookCompleteContact {
point: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Ascendant" | "MC";
aspect: "conjunction" | "opposition";
orb: number;
/** Within 1°. */
strong: boolean;
}
interface RunYearOutlookCompleteCurrent {
md: RunYearOutlookCompleteMd;
ad: RunYearOutlookCompleteMd;
}
interface RunYearOutlookCompleteMd {
planet: RunYearOutlookCompletePlanet;
startDate: string;
endDate: string;
}
type RunYearOutlookCompletePlanet = "Sun" | "Moon" | "Mars" | "Mercury" | "Saturn" | "Jupiter" | "Rahu" | "Venus";
interface RunYearOutlookCompleteSpan {
start: string;
end: string;
retrogradeEntry: boolean;
}
interface RunYearOutlookCompleteSpan2 {
start: string;
end: string;
status: "PAST" | "CURRENT" | "NEXT";
}
type SalaryBand = "HIGH" | "ABOVE_AVERAGE" | "AVERAGE" | "MODEST";
interface Sandhi {
md: boolean;
ad: boolean;
}
interface SecondLordD1 {
planet: Graha;
hora: "Sun" | "Moon";
}
interface SecondReference {
sign: Sign;
lord: Planet;
}
interface SecondSchoolLens {
verdict: "NO_ROW" | "AGREES" | "PARTLY" | "DISAGREES";
verdictLine: string;
}
interface Secondary {
planet: Planet;
physical: string;
personality: string;
weight: "secondary";
correctedFrom: "Rahu" | "Ketu" | null;
/** The same planet describes again */
sameAsDescriber?: true;
}
type SecondaryCheck = "CONFIRMS" | "PARTIAL" | "CONTRADICTS";
type SecondaryIndustry = "GOVERNMENT_MEDICINE" | "LIQUIDS_PUBLIC_CARE" | "ENGINEERING_DEFENCE" | "COMMERCE_COMMUNICATION" | "LAW_FINANCE_EDUCATION" | "ARTS_TRANSPORT_LUXURY" | "MINING_CONSTRUCTION_LABOUR" | "ELECTRONICS_AVIATION_FOREIGN" | "HEALING_SOFTWARE_OCCULT";
type Sector = "government" | "private" | "self" | "mixed";
interface Selection {
status: "ONE" | "TIE" | "NONE";
startLocal?: string;
reason: string;
inseparableCount: number;
failedLayer?: "PERIOD" | "RULING_AND_TRANSIT" | "MOON" | "ASCENDANT";
nearest?: FindAuspiciousTimeWindow | null;
suggestedScanDays?: number | null;
}
interface Serious {
hit: boolean;
level: number | null;
}
interface SetAside {
event: string;
why: string;
}
interface Seventh {
sign: Sign;
lord: Planet;
occupants: Al[];
}
interface SeverityFactor {
factor: string;
detail: string;
points: number;
}
interface Shad {
count: number;
name: string | null;
}
interface Shadvarga {
score: number;
band: "LITTLE" | "MEDIUM" | "FULL";
}
interface SharedCsl {
csl: Planet;
cusps: number[];
}
interface ShortTerm {
until: string;
/** By star and sub alone */
relaxed: boolean;
stays: {
mover: "Ascendant" | "Moon" | "Sun";
start: string;
end: string;
}[];
}
type SightOfLagna = "trine" | "sextile" | "square" | "conjunction" | "opposition" | "semisextile" | "none";
type Sign = "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
interface SignatureHit {
carrier: "CSL_10" | "STAR_LORD_OF_CSL_10" | "CSL_6" | "CSL_2" | "OCCUPANT_OF_10" | "SIGN_LORD_OF_10" | "ROUNDING";
planet: Planet | null;
points: number;
reason: string;
}
interface SignifiedDanger {
house: number;
level: number;
}
interface Signs {
lagna: Sign;
moon: Sign;
sun: Sign;
}
interface Slots {
ascSignLord: Graha;
ascStarLord: Planet;
ascSubLord: Planet;
moonSignLord: Graha;
moonStarLord: Planet;
moonSubLord: Planet;
dayLord: Graha;
}
interface Source {
houses: number[];
meaning: string;
rule: string;
}
type Standing = "STRONG" | "WEAK" | "AGAINST" | "SILENT";
type Star = "Ashwini" | "Bharani" | "Krittika" | "Rohini" | "Mrigashira" | "Ardra" | "Punarvasu" | "Pushya" | "Ashlesha" | "Magha" | "Purva Phalguni" | "Uttara Phalguni" | "Hasta" | "Chitra" | "Swati" | "Vishakha" | "Anuradha" | "Jyeshtha" | "Mula" | "Purva Ashadha" | "Uttara Ashadha" | "Shravana" | "Dhanishta" | "Shatabhisha" | "Purva Bhadrapada" | "Uttara Bhadrapada" | "Revati";
type Star28 = "Ashwini" | "Bharani" | "Krittika" | "Rohini" | "Mrigashira" | "Ardra" | "Punarvasu" | "Pushya" | "Ashlesha" | "Magha" | "Purva Phalguni" | "Uttara Phalguni" | "Hasta" | "Chitra" | "Swati" | "Vishakha" | "Anuradha" | "Jyeshtha" | "Mula" | "Purva Ashadha" | "Uttara Ashadha" | "Shravana" | "Dhanishta" | "Shatabhisha" | "Purva Bhadrapada" | "Uttara Bhadrapada" | "Revati" | "Abhijit";
interface StarLordOfCsl {
planet: Planet;
house: number;
retrograde: boolean;
levels: Levels;
}
interface StrengthMultipliers {
Sun: number;
Moon: number;
Mars: number;
Mercury: number;
Jupiter: number;
Venus: number;
Saturn: number;
Rahu: number;
Ketu: number;
}
interface Study {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
}
interface SubLordOfCsl {
planet: Planet;
house: number;
levels: Levels;
}
interface SubSub {
subSubLord: Planet;
start: number;
end: number;
startDms: string;
endDms: string;
widthArcsec: number;
}
interface SubVerdict {
subLord: Planet;
verdict: "SUPPORTS" | "OPPOSES" | "NEUTRAL";
favourable: number | null;
denial: number | null;
}
type Subject = "person" | "spouse" | "missing_person" | "letter" | "conveyance";
interface Sums {
temp: number;
precip: number;
wind: number;
}
interface Support {
fact: string;
member: string;
}
type SurgeryType = "ELECTIVE" | "EMERGENCY" | "COSMETIC" | "TRANSPLANT";
type System = "kp" | "parashari" | "jaimini" | "tajik" | "extension" | "meta";
interface TenthLord {
planet: Planet;
house: number;
sign: Sign;
dignity: Dignity;
}
interface Timing {
first: GetBusinessViabilityStartWindows;
best: GetBusinessViabilityStartWindows;
}
interface Tithi {
number: number;
name: string;
ends: string;
}
type Tone = "FAVOURABLE" | "MIXED" | "CHALLENGING";
interface ToneWeights {
/** On 2, 3, 6, 10, 11 */
good: number;
/** On 5, 8, 12 */
bad: number;
/** Good less bad above the person's own mean; from 0.5 and to -0.5 it is a tone */
score: number;
}
interface TopFamily {
family: Family;
score: number;
}
interface TotalWithLuminaryCheshta {
Sun: number;
Moon: number;
}
type Track = "science_engineering" | "medicine" | "commerce_finance" | "law" | "arts_humanities" | "computing_mathematics" | "teaching_research";
interface TwentySecondDrekkana {
sign: Sign;
lord: Graha;
}
type Type = "TOTAL" | "ANNULAR" | "HYBRID" | "PARTIAL" | "PENUMBRAL";
interface Upapada {
sign: Sign;
lord: Planet;
lordSign: Sign;
lordDignity: MarsDignity;
houseFromLagna: number;
exception: "none" | "first" | "seventh";
/** Of the twelfth house, as in get_arudha_padas */
coLordRule: string | null;
}
interface Uranus {
siderealLongitude: number;
sign: Sign;
}
interface Vargottama {
body: Body;
sign: Sign;
degreeInSign: number;
/** Null for the ascendant */
dignity: MarsDignity | null;
/** Within 1' of a navamsa edge */
uncertain: boolean;
/** Of birth time, for an uncertain ascendant */
secondsToEdge: number | null;
quality: "GOOD" | "PLAIN" | "WEAK";
houses: {
occupies: number;
owns: number[];
};
}
type Variant = "Ananta" | "Kulika" | "Vasuki" | "Shankhapala" | "Padma" | "Mahapadma" | "Takshaka" | "Karkotaka" | "Shankhachuda" | "Ghataka" | "Vishadhara" | "Sheshanaga";
type VisaType = "tourist" | "student" | "work" | "spouse" | "residence";
interface Warning {
code: "EXTREME_SPAN" | "BOUNDARY_CRITICAL" | "BOUNDARY_CAUTION";
message: string;
}
interface Weather {
channels: {
temperature: {
signal: "COLDER" | "NORMAL" | "WARMER";
score: number;
band: GetAstroWeatherBand;
/** 50 and these points add up to the score */
factors: GetAstroWeatherFactor[];
};
precipitation: {
signal: "DRIER" | "NORMAL" | "WETTER";
score: number;
band: GetAstroWeatherBand;
/** 50 and these points add up to the score */
factors: GetAstroWeatherFactor[];
};
wind: {
signal: "CALM" | "NORMAL" | "WINDY";
score: number;
band: GetAstroWeatherBand;
/** 50 and these points add up to the score */
factors: GetAstroWeatherFactor[];
};
};
fourthCusp: {
longitude: number;
sign: Sign;
csl: Planet;
/** Of the sub lord */
starLord: Planet;
sums: Sums;
verdict: "WET" | "DRY" | "HOT" | "COLD" | "WINDY";
agreesWithScores: boolean;
/** True: a WET sub lord signifies 8 or 12 at level 1 or 2 */
floodNote: boolean;
chain: Chain;
} | null;
/** Why there is no fourth cusp */
fourthCuspReason?: string;
saptaNadi: {
positions: {
planet: Planet;
star28: Star28;
nadi: "Chanda" | "Vata" | "Dahana" | "Saumya" | "Neera" | "Jala" | "Amrita";
}[];
sums: Sums;
nadiVerdict: "HEAVY" | "RAIN" | "LIGHT" | "CLOUD_NO_RAIN" | "DRY";
};
/** Reported, never scored */
rainSigns: {
rule: "MOON_WATERY_ANGLE" | "VENUS_WATERY_ANGLE" | "MOON_FROM_VENUS_SATURN" | "BENEFICS_TOGETHER" | "MARS_SATURN" | "MARS_AHEAD";
effect: "RAIN" | "SLIGHT_RAIN" | "DRY" | "WIND_HEAT";
by: Planet[];
source: string;
}[];
}
interface WishChain {
csl: Planet;
starLord: Planet;
retrograde: boolean;
starLordRetrograde: boolean;
levels: Levels;
}
interface Withhold {
code: "MOON_NOT_CONNECTED" | "NO_OVERLAP";
reason: string;
askAgain: string;
}
type WorkArchetype = "GOVERNMENT_ADMIN" | "PUBLIC_CARE_LIQUIDS" | "TECHNICAL_FORCE" | "COMMERCE_COMMUNICATION" | "LAW_TEACHING_FINANCE" | "ARTS_COMFORT" | "LABOUR_INDUSTRY_SERVICE";
type WorkMode = "service" | "business" | "abroad" | "mixed";
type Yogini = "Mangala" | "Pingala" | "Dhanya" | "Bhramari" | "Bhadrika" | "Ulka" | "Siddha" | "Sankata";
export interface GetChoghadiyaTodayArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local at the place */
query_date?: string;
/** upper_limb as in public almanacs. Default "centre". */
sunrise_rule?: "centre" | "upper_limb";
detail?: "brief" | "full";
}
export interface GetChoghadiyaTodayResult extends Result {
extensionNote: string;
answer: string;
asOf: string;
place?: Place;
/** Local date of the sunrise that opens the day */
vedicDate: string;
weekday: GetChoghadiyaTodayWeekday;
weekdayLord: Graha;
sunrise: string;
sunset: string;
nextSunrise?: string;
sunriseDefinition?: "disc centre, no refraction" | "upper limb, with refraction";
/** True: 06:00 and 18:00 local mean time stand in */
sunriseFallback: boolean;
periods: {
index?: number;
part?: "day" | "night";
name: GetChoghadiyaTodayName;
lord?: Graha;
quality: Quality;
start: string;
end?: string;
interpretation?: string;
overlapsRahuKaal: boolean;
isCurrent?: boolean;
}[];
currentPeriod: {
index?: number;
part?: "day" | "night";
name: GetChoghadiyaTodayName;
lord: Graha;
quality: Quality;
start: string;
end: string;
interpretation: string;
overlapsRahuKaal: boolean;
isCurrent?: boolean;
minutesLeft: number;
};
/** Null: none begins before the next sunrise */
nextAuspicious: NextAuspicious | null;
next: GetChoghadiyaTodayNext[];
}
export interface GetHoraTodayArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local at the place */
query_date?: string;
/** upper_limb as in public almanacs. Default "centre". */
sunrise_rule?: "centre" | "upper_limb";
}
export interface GetHoraTodayResult extends Result {
extensionNote: string;
answer: string;
asOf: string;
place: Place;
/** Local date of the sunrise that opens the day */
vedicDate: string;
weekday: GetChoghadiyaTodayWeekday;
weekdayLord: Graha;
sunrise: string;
sunset: string;
nextSunrise: string;
sunriseDefinition: "disc centre, no refraction" | "upper limb, with refraction";
/** True: 06:00 and 18:00 local mean time stand in */
sunriseFallback: boolean;
hours: {
index: number;
part: "day" | "night";
lord: Graha;
quality: Quality;
start: string;
end: string;
interpretation: string;
isCurrent: boolean;
}[];
currentHora: CurrentHora;
/** KP ruling planets, strongest first; one can stand twice */
classicFive: Planet[];
next: GetChoghadiyaTodayNext[];
}
export interface GetPanchangArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local at the place */
query_date?: string;
/** upper_limb as in public almanacs. Default "centre". */
sunrise_rule?: "centre" | "upper_limb";
detail?: "brief" | "full";
}
export interface GetPanchangResult extends Result {
answer: string;
asOf: string;
place?: Place;
/** Local date of the sunrise that opens the day */
vedicDate: string;
weekday: GetPanchangWeekday;
tithi: {
number?: number;
name: GetPanchangName;
start?: string;
end: string;
/** Of the arc */
elapsedPercent?: number;
remainingPercent?: number;
/** The one after it */
next?: GetPanchangName;
paksha: "Shukla" | "Krishna";
group?: "Purna" | "Nanda" | "Bhadra" | "Jaya" | "Rikta";
lord?: Planet;
};
nakshatra: {
number?: number;
name: Star;
start?: string;
end: string;
/** Of the arc */
elapsedPercent?: number;
remainingPercent?: number;
/** The one after it */
next?: Star;
pada: number;
lord: Planet;
};
yoga: {
number?: number;
name: GetPanchangName2;
start?: string;
end: string;
/** Of the arc */
elapsedPercent?: number;
remainingPercent?: number;
/** The one after it */
next?: GetPanchangName2;
quality: "good" | "bad";
lord?: Planet;
};
karana: {
number?: number;
name: GetPanchangName3;
start?: string;
end: string;
/** Of the arc */
elapsedPercent?: number;
remainingPercent?: number;
/** The one after it */
next?: GetPanchangName3;
isVishti: boolean;
lord?: Graha | null;
};
atSunrise?: {
tithi: {
number: number;
name: GetPanchangName;
};
nakshatra: {
number: number;
name: Star;
};
yoga: {
number: number;
name: GetPanchangName2;
};
karana: {
number: number;
name: GetPanchangName3;
};
};
/** VRIDDHI: one tithi at both sunrises. KSHAYA: one without a sunrise */
tithiAtSunrises?: "NORMAL" | "VRIDDHI" | "KSHAYA";
dayTithis?: {
number: number;
name: GetPanchangName;
start: string;
end: string;
}[];
dayNakshatras?: {
number: number;
name: Star;
start: string;
end: string;
}[];
dayYogas?: {
number: number;
name: GetPanchangName2;
start: string;
end: string;
}[];
dayKaranas?: {
number: number;
name: GetPanchangName3;
start: string;
end: string;
}[];
sunrise: string;
sunset: string;
nextSunrise?: string;
sunriseDefinition?: "disc centre, no refraction" | "upper limb, with refraction";
/** True: 06:00 and 18:00 local mean time stand in */
sunriseFallback: boolean;
sunriseUtc?: string;
sunsetUtc?: string;
/** Upper limb with refraction; null where none */
sunriseApparent?: string | null;
sunsetApparent?: string | null;
/** In the civil day; null where none */
moonrise?: string | null;
moonset?: string | null;
dayLengthMinutes?: number;
rahuKaal: RahuKaal;
yamagandaKaal: RahuKaal;
gulikaiKaal: RahuKaal;
abhijit: Abhijit;
brahmaMuhurta?: RahuKaal;
godhuli?: RahuKaal;
durmuhurta: RahuKaal[];
varjyam: RahuKaal[];
amritaKala: RahuKaal[];
/** Direction not to set out in */
dishaShool?: "East" | "South" | "West" | "North";
sunSign?: Sign;
sunStar?: Star;
moonSign: {
sign: Sign;
until: string;
};
lunarMonth?: {
amanta: LunarMonthName;
purnimanta: LunarMonthName;
adhika: boolean;
kshaya: boolean;
shaka: number;
vikrama: number;
samvatsara: {
number: number;
name: "Prabhava" | "Vibhava" | "Shukla" | "Pramoda" | "Prajapati" | "Angirasa" | "Shrimukha" | "Bhava" | "Yuva" | "Dhata" | "Ishvara" | "Bahudhanya" | "Pramathi" | "Vikrama" | "Vrisha" | "Chitrabhanu" | "Subhanu" | "Tarana" | "Parthiva" | "Vyaya" | "Sarvajit" | "Sarvadhari" | "Virodhi" | "Vikriti" | "Khara" | "Nandana" | "Vijaya" | "Jaya" | "Manmatha" | "Durmukha" | "Hevilambi" | "Vilambi" | "Vikari" | "Sharvari" | "Plava" | "Shubhakrit" | "Shobhakrit" | "Krodhi" | "Vishvavasu" | "Parabhava" | "Plavanga" | "Kilaka" | "Saumya" | "Sadharana" | "Virodhikrit" | "Paridhavi" | "Pramadi" | "Ananda" | "Rakshasa" | "Nala" | "Pingala" | "Kalayukta" | "Siddharthi" | "Raudra" | "Durmati" | "Dundubhi" | "Rudhirodgari" | "Raktaksha" | "Krodhana" | "Kshaya";
};
};
ritu?: "Vasanta" | "Grishma" | "Varsha" | "Sharad" | "Hemanta" | "Shishira";
ayana?: "Uttarayana" | "Dakshinayana";
flags: Flag[];
moonLords: {
signLord: Graha;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subEnds: string;
};
/** Eighths of the day, then of the night */
choghadiyas?: GetChoghadiyaTodayName[];
/** Lords of the twelfths of the day, then of the night */
horas?: Graha[];
/** By the sunrise of the disc centre, whatever sunrise_rule says */
kpDayLord: Graha;
next: GetChoghadiyaTodayNext[];
}
export interface GetTaraBalaArguments extends Birth {
/** Local there; default now */
query_date?: string;
/** Vedic days to list. Default 1. */
days?: number;
/** Default birth place */
query_latitude?: number;
/** Sent with query_latitude */
query_longitude?: number;
/** Sent with query_latitude */
query_utc_offset_minutes?: number;
/** Default 1. */
page?: number;
detail?: "brief" | "full";
}
export interface GetTaraBalaResult extends Result {
answer: string;
asOf: string;
birthStar: BirthStar;
birthMoonSign?: Sign;
queryPlace?: Place;
current: GetTaraBalaCurrent;
wheel?: {
tara: number;
name: GetTaraBalaName;
quality: "good" | "mixed" | "bad";
stars: Star[];
}[];
days: {
date: string;
weekday?: GetChoghadiyaTodayWeekday;
sunrise?: string;
windows: {
start: string;
end: string;
star: Star;
tara: GetTaraBalaName;
/** mixed where a bad tara is mitigated */
effective: "good" | "mixed" | "bad";
chandraHouse: number;
overall: "GOOD" | "MIXED" | "AVOID";
}[];
}[];
/** Null: none within 30 days */
nextGood: NextGood | null;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetAstroWeatherArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Name of the place, repeated in the result */
location_label?: string;
/** ISO date or date-time, local at the place; default now, a date alone is noon */
datetime?: string;
}
export interface GetAstroWeatherResult extends Result {
extensionNote: string;
answer: string;
summary: string;
asOf: string;
governingChart: {
phase: "NEW" | "FIRST_QUARTER" | "FULL" | "LAST_QUARTER";
at: string;
lagna: GetAstroWeatherLagna;
};
weather: Weather;
nextChange: {
at: string;
what: "PHASE" | "NADI";
detail: string;
};
place: Place;
location_label?: string;
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetMonsoonForecastArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Name of the place, repeated in the result */
location_label?: string;
/** Calendar year; default the current one */
year?: number;
}
export interface GetMonsoonForecastResult extends Result {
extensionNote: string;
answer: string;
year: number;
ingress: {
at: string;
utc: string;
description: string;
weekday: GetChoghadiyaTodayWeekday;
tithi: string;
/** Of the Moon */
star: Star;
yoga: GetPanchangName2;
night: boolean;
lagna: GetAstroWeatherLagna;
};
weather: Weather;
rainfallBand: GetAstroWeatherBand;
onsetWindows: {
start: string;
end: string;
nadi: "Neera" | "Jala" | "Amrita";
/** In any of the three wet nadis */
withPlanets: Planet[];
}[];
lunations: {
at: string;
precipitationScore: number;
signal: "DRIER" | "NORMAL" | "WETTER";
}[];
/** From new Moon to new Moon */
strongestMonth: {
start: string;
end: string;
score: number;
};
applicability: "inside" | "outside the monsoon region";
place: Place;
location_label?: string;
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetSeasonalOutlookArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Name of the place, repeated in the result */
location_label?: string;
/** Calendar year; default the current one */
year?: number;
/** Default 1. */
page?: number;
}
export interface GetSeasonalOutlookResult extends Result {
extensionNote: string;
answer: string;
year: number;
seasons: {
index: number;
/** Tropical sign that the Sun enters */
point: "ARIES" | "CANCER" | "LIBRA" | "CAPRICORN";
/** Null between the tropics */
hemisphereSeason: "spring" | "summer" | "autumn" | "winter" | null;
tropicalBelt: boolean;
start: string;
/** Null past 2399 */
end: string | null;
lagna: GetAstroWeatherLagna;
weather: Weather;
theme: string;
newMoons: string[];
}[];
/** Index of a season */
yearSummary: {
wettest: number;
driest: number;
warmest: number;
coldest: number;
windiest: number;
};
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
place: Place;
location_label?: string;
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetWeatherWindowsArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Name of the place, repeated in the result */
location_label?: string;
/** ISO date, first; local at the place, noon where no time is given */
start_date: string;
/** ISO date, last, at most 366 days later; local at the place, noon where no time is given */
end_date: string;
/** Default 1. */
page?: number;
}
export interface GetWeatherWindowsResult extends Result {
extensionNote: string;
answer: string;
range: RahuKaal;
windows: {
index: number;
start: string;
end: string;
/** The range cut it */
clipped: boolean;
/** Null before 1800 */
newMoon: {
at: string;
longitude: number;
sign: Sign;
star: Star;
} | null;
weather: Weather;
phases: {
phase: "FIRST_QUARTER" | "FULL" | "LAST_QUARTER";
at: string;
precipitationScore: number;
signal: "DRIER" | "NORMAL" | "WETTER";
}[];
}[];
/** Indexes of all windows, best first */
rankings: {
wettest: number[];
driest: number[];
warmest: number[];
coldest: number[];
windiest: number[];
};
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
place: Place;
location_label?: string;
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetCalendarArguments {
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** IANA */
time_zone?: string;
/** Gregorian */
year: number;
/** The whole year without it */
month?: number;
/** One calendar, or several with commas. Default "amanta". */
tradition?: string;
}
export interface GetCalendarResult extends Result {
extensionNote: string;
answer: string;
year: number;
month: number | null;
latitude: number;
longitude: number;
timeZone: string | null;
traditions: ("amanta" | "purnimanta" | "gujarati" | "telugu" | "tamil" | "malayalam" | "bengali" | "smarta_north" | "smarta_south" | "vaishnava_north" | "vaishnava_south")[];
entries: {
/** The same each year */
id: string;
title: string;
kind: "FESTIVAL" | "FAST" | "MONTHLY" | "MONTH" | "ECLIPSE";
/** Local date */
date: string;
/** Of what is no whole day */
start?: string;
end?: string;
/** Of what lasts longer than a day */
lastDate?: string;
/** What puts it on that day */
what: string;
/** When the fast may be broken */
parana?: RahuKaal;
sutak?: RahuKaal;
/** Whether the eclipse is seen there */
seen?: boolean;
rule: string;
}[];
/** Of a month alone */
days?: {
/** Local date */
date: string;
weekday: GetChoghadiyaTodayWeekday;
/** Of the upper limb, as it is seen */
sunrise: string;
sunset: string;
/** Between this sunrise and the next; null where none */
moonrise: string | null;
tithi: Tithi;
star: Tithi;
lunarMonth: string;
}[];
}
export interface CheckDoshasArguments extends Birth {
/** Local time; default now */
query_date?: string;
}
export interface CheckDoshasResult extends Result {
disclaimer: string;
answer: string;
doshas: {
manglik: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: CheckDoshasCancellation[];
explanation: string;
kpDissent: string;
customary: true;
fromLagna: FromLagna;
fromMoon: FromLagna;
fromVenus: FromLagna;
venusOnly: boolean;
marsSign: Sign;
marsDignity: MarsDignity;
baseRate: string;
/** Null where Placidus houses do not exist */
kpView: KpView | null;
};
kalsarpa: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: CheckDoshasCancellation2[];
explanation: string;
kpDissent: string;
customary: true;
status: "FULL" | "PARTIAL" | "NONE";
full: boolean;
partial: boolean;
variant: Variant | null;
planetsOutside: Graha[];
};
sadeSati: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: {
rule: "bindus" | "natalSaturn";
detail: string;
}[];
explanation: string;
kpDissent: string;
customary: true;
phase: "Vraya" | "Janma" | "Patha" | null;
/** Of Saturn in transit */
houseFromMoon: number;
smallPanoti: "ArdhaAshtama" | "Ashtama" | null;
saturnSign: Sign;
moonSign: Sign;
/** Of the running cycle, else of the next */
phaseWindows: {
phase: "Vraya" | "Janma" | "Patha";
/** Null outside 1800 to 2399 */
start: string | null;
/** Null outside 1800 to 2399 */
end: string | null;
}[];
/** Null outside 1800 to 2399 */
cycleStart: string | null;
/** Null outside 1800 to 2399 */
cycleEnd: string | null;
/** Null outside 1800 to 2399 */
nextStart: string | null;
/** Some dates lie outside 1800 to 2399 */
truncated?: true;
};
pitra: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: {
rule: "jupiter";
detail: string;
}[];
explanation: string;
kpDissent: string;
customary: true;
hits: {
rule: "a" | "b" | "c" | "d" | "e" | "f";
detail: string;
}[];
};
kemadruma: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: {
rule: "planetWithMoon" | "planetInKendraFromMoon" | "planetInKendra" | "moonInKendra" | "jupiterAspectsMoon" | "moonOwnOrExalted";
detail: string;
}[];
explanation: string;
kpDissent: string;
customary: true;
cancelled: boolean;
};
};
otherDoshas: {
name: "guruChandala" | "grahanaSun" | "grahanaMoon" | "angaraka" | "shrapit" | "visha" | "gandMool";
present: boolean;
severity: "None" | "Mild" | "Moderate";
detail: string;
}[];
/** Of the five */
presentCount: number;
asOf: string;
kpDissent: string;
scoreProvenance: "service-extension";
natureUsed: NatureUsed;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetKalsarpaVariantsArguments extends Birth {
/** Local time; default now */
query_date?: string;
}
export interface GetKalsarpaVariantsResult extends Result {
answer: string;
asOf: string;
/** FULL only */
present: boolean;
status: "FULL" | "PARTIAL" | "NONE";
full: boolean;
partial: boolean;
variant: Variant | null;
variantNumber: number | null;
direction: "RAHU_TO_KETU" | "KETU_TO_RAHU" | null;
axis: {
rahu: GetKalsarpaVariantsRahu;
ketu: GetKalsarpaVariantsRahu;
};
planetsInside: Graha[];
planetsOutside: Graha[];
/** Degrees from Rahu forward */
offsets: {
Sun: number;
Moon: number;
Mars: number;
Mercury: number;
Jupiter: number;
Venus: number;
Saturn: number;
};
lagnaInside: boolean | null;
/** By whole signs, as many judge it */
signForm: "FULL" | "NONE";
/** A planet within 2 degrees of the axis */
nodeSensitive: boolean;
mitigations: CheckDoshasCancellation2[];
lifeAreas: string[];
activePeriods: {
planet: Planet;
level: "MD" | "AD";
md: Planet;
startDate: string;
endDate: string;
}[];
allVariants: {
number: number;
name: Variant;
rahuHouse: number;
ketuHouse: number;
}[];
severity: CheckDoshasSeverity;
severityFactors: SeverityFactor[];
explanation: string;
kpDissent: string;
classicalSource: false;
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetAspectsAndStrengthArguments extends Birth {}
export interface GetAspectsAndStrengthResult extends Result {
about: string;
onPlanets: {
aspector: Planet;
target: Planet;
/** Signs counted from the aspector's own as 1 */
ordinal: number;
nature: "benefic" | "malefic";
mutual: boolean;
}[];
onHouses: {
aspector: Planet;
house: number;
sign: Sign;
/** Signs counted from the aspector's own as 1 */
ordinal: number;
nature: "benefic" | "malefic";
}[];
conjunctions: {
planets: Planet[];
sign: Sign;
house: number;
orbDegrees: number;
}[];
unaspected: Planet[];
/** Twelve, first house first */
houseStrength: {
house: number;
sign: Sign;
lord: Graha;
/** Sum of the factor points */
score: number;
/** STRONG from 65, WEAK below 45 */
band: "STRONG" | "MODERATE" | "WEAK";
factors: {
factor: "base" | "lordPlacement" | "lordDignity" | "lordCombustion" | "beneficOccupant" | "maleficOccupant" | "ownLordAspect" | "jupiterAspect" | "beneficAspect" | "maleficAspect" | "papaKartari" | "shubhaKartari" | "clamp";
detail: string;
points: number;
}[];
/** Classical strength of the Sripati house */
bhavaBalaVirupas: number | null;
/** 1 = strongest of the twelve */
bhavaBalaRank: number | null;
}[];
highestScoredHouse: number;
lowestScoredHouse: number;
natureUsed: NatureUsed;
scoreProvenance: "service-extension";
}
export interface GetFullChartArguments extends Birth {
/** Event of the reading: cusps and planets in one table each */
event?: string;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetFullChartResult extends Result {
about: string;
input: {
datetimeUtc: string;
julianDayUt: number;
deltaTSeconds: number;
latitude: number;
longitude: number;
utcOffsetMinutes: number;
ayanamsa: Ayanamsa;
};
eventResolution?: EventResolution;
/** With event or tables, in place of houses */
cuspTable?: {
columns: ("house" | "sign" | "dms" | "signLord" | "starLord" | "subLord" | "subSubLord" | "occupants")[];
rows: ((string | number | boolean | Planet[] | number[])[])[];
};
/** In place of planets. With event the houses for it and against it that each signifies. */
planetTable?: {
columns: ("planet" | "sign" | "dms" | "signLord" | "starLord" | "subLord" | "subSubLord" | "house" | "retrograde" | "for" | "against")[];
rows: ((string | number | boolean | Planet[] | number[])[])[];
};
ascendant: {
sign: Sign;
/** 0 = Aries */
signIndex?: number;
degreeInSign?: number;
dms: string;
signLord: Graha;
star: Star;
starIndex?: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord?: Planet;
boundary?: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude: number;
};
midheaven?: Midheaven;
/** In order 1 to 12 */
houses?: {
sign: Sign;
/** 0 = Aries */
signIndex?: number;
degreeInSign?: number;
dms?: string;
signLord: Graha;
star: Star;
starIndex?: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord?: Planet;
boundary?: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude?: number;
house: number;
owner?: Graha;
/** Degrees to the next cusp */
span?: number;
occupants: Planet[];
cuspalSubLord?: Planet;
/** Star lord of the cuspal sub lord */
cuspalSubLordStar?: Planet;
cuspalSubLordRetrograde?: boolean;
boundarySeverity: "CRITICAL" | "CAUTION" | "CLEAR";
}[];
planets: {
Sun: GetFullChartSun;
Moon: GetFullChartSun;
Mars: GetFullChartSun;
Mercury: GetFullChartSun;
Jupiter: GetFullChartSun;
Venus: GetFullChartSun;
Saturn: GetFullChartSun;
Rahu: GetFullChartSun;
Ketu: GetFullChartSun;
};
ownsNoHouse?: Graha[];
significators?: {
"1": GetFullChart1;
"2": GetFullChart1;
"3": GetFullChart1;
"4": GetFullChart1;
"5": GetFullChart1;
"6": GetFullChart1;
"7": GetFullChart1;
"8": GetFullChart1;
"9": GetFullChart1;
"10": GetFullChart1;
"11": GetFullChart1;
"12": GetFullChart1;
};
significations?: {
Sun: GetFullChartSun2;
Moon: GetFullChartSun2;
Mars: GetFullChartSun2;
Mercury: GetFullChartSun2;
Jupiter: GetFullChartSun2;
Venus: GetFullChartSun2;
Saturn: GetFullChartSun2;
Rahu: GetFullChartSun2;
Ketu: GetFullChartSun2;
};
nodeAgents?: {
Rahu: GetFullChartRahu;
Ketu: GetFullChartRahu;
};
fortuna?: Midheaven;
dasha: {
moonStarLord: Planet;
balanceAtBirth: BalanceAtBirth;
mahadashas: {
planet: Planet;
startDate: string;
endDate: string;
nominalStart?: string;
cutAtBirth?: true;
}[];
/** At asOf; null before birth and after the 120 years */
current: {
mahadasha: Mahadasha;
antardasha: Mahadasha;
pratyantardasha: Mahadasha;
sookshma: Mahadasha;
} | null;
/** With tables, in place of current: the days of the periods that run */
currentTable?: {
columns: ("period" | "planet" | "startDate" | "endDate")[];
rows: string[][];
};
yearLengthDays: number;
};
birthPanchanga: {
weekday: GetChoghadiyaTodayWeekday;
weekdayLord: Graha;
tithi: string;
nakshatra: Star;
yoga: string;
karana: string;
dayBirth: boolean;
sunrise: string;
sunset: string;
};
parashari: {
ascendantSign: Sign;
wholeSignHouses: {
Sun: number;
Moon: number;
Mars: number;
Mercury: number;
Jupiter: number;
Venus: number;
Saturn: number;
Rahu: number;
Ketu: number;
};
dignities: {
Sun: MarsDignity;
Moon: MarsDignity;
Mars: MarsDignity;
Mercury: MarsDignity;
Jupiter: MarsDignity;
Venus: MarsDignity;
Saturn: MarsDignity;
Rahu: MarsDignity;
Ketu: MarsDignity;
};
combust: Planet[];
retrograde: Planet[];
};
derived: {
/** True: sidereal + this = tropical */
ayanamsa: number;
ayanamsaMean: number;
obliquityTrue: number;
nutationLongitude: number;
armc: number;
};
warnings: Warning[];
asOf: string;
}
export interface GetHouseCuspsArguments extends Birth {
/** Event of the reading: its houses in one table */
event?: string;
/** All rows in tables. Default false. */
tables?: boolean;
}
export interface GetHouseCuspsResult extends Result {
about: string;
/** In order 1 to 12 */
houses: {
sign: Sign;
/** 0 = Aries */
signIndex: number;
degreeInSign: number;
dms: string;
signLord: Graha;
star: Star;
starIndex: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord: Planet;
boundary: GetFullChartBoundary;
siderealLongitude: number;
tropicalLongitude: number;
house: number;
owner: Graha;
/** Degrees to the next cusp */
span: number;
occupants: Planet[];
cuspalSubLord: Planet;
/** Star lord of the cuspal sub lord */
cuspalSubLordStar: Planet;
cuspalSubLordRetrograde: boolean;
boundarySeverity: "CRITICAL" | "CAUTION" | "CLEAR";
}[];
/** With event or tables, in place of houses. With event those that count for or against it. */
houseTable?: {
columns: ("house" | "siderealLongitude" | "span" | "owner" | "occupants" | "cuspalSubLord" | "cuspalSubLordStar" | "cuspalSubLordRetrograde" | "boundarySeverity")[];
rows: ((number | string | boolean | Planet[])[])[];
};
/** Sidereal, as midheaven and vertex */
ascendant: number;
midheaven: number;
vertex: number;
/** Sidereal time at the place, degrees */
armc: number;
interceptedSigns: Sign[];
doubleOwned: Sign[];
ownsNoHouse: Graha[];
houseSystem: "placidus";
derived: {
/** True: sidereal + this = tropical */
ayanamsa: number;
ayanamsaMean: number;
obliquityTrue: number;
};
warnings: Warning[];
}
export interface GetNakshatraDetailsArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetNakshatraDetailsResult extends Result {
about: string;
moon: {
sign: Sign;
/** 0 = Aries */
signIndex: number;
degreeInSign: number;
dms: string;
signLord: Graha;
star: Star;
starIndex: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord: Planet;
boundary: GetFullChartBoundary;
siderealLongitude: number;
/** Of the star */
elapsedFraction: number;
/** Degrees from the start of the star */
elapsedArc: number;
remainingArc: number;
};
star: {
index: number;
name: Star;
lord: Planet;
deity: string;
symbol: string;
gana: "deva" | "manushya" | "rakshasa";
yoni: {
animal: "horse" | "elephant" | "sheep" | "serpent" | "dog" | "cat" | "rat" | "cow" | "buffalo" | "tiger" | "deer" | "monkey" | "mongoose" | "lion";
sex: "male" | "female";
};
nadi: "adi" | "madhya" | "antya";
class: "dhruva" | "chara" | "ugra" | "mishra" | "kshipra" | "mridu" | "tikshna";
facing: "up" | "down" | "level";
/** Of the sign, as element, modality and bodyParts */
varna: "brahmin" | "kshatriya" | "vaishya" | "shudra";
element: "fire" | "earth" | "air" | "water";
modality: "movable" | "fixed" | "dual";
bodyParts: string[];
/** Name syllables of padas 1 to 4 */
syllables: string[];
padaSyllable: string;
};
pada: {
number: number;
navamsaSign: Sign;
navamsaLord: Graha;
start: string;
end: string;
};
starPeriod: RahuKaal;
dashaBalance: BalanceAtBirth;
gandanta: {
inGandanta: boolean;
junction: "Cancer-Leo" | "Scorpio-Sagittarius" | "Pisces-Aries" | null;
/** To the nearest junction of water and fire */
distanceDegrees: number;
/** Within 48' */
core: boolean;
};
/** First or last degree of the sign */
signSandhi: boolean;
taras?: {
body: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Ascendant";
star: Star;
taraNumber: number;
taraName: GetTaraBalaName;
quality: "good" | "mixed" | "bad";
}[];
ascendantStar?: AscendantStar;
sunStar?: AscendantStar;
boundaryNote?: string;
}
export interface GetPlanetsArguments extends Birth {
/** false: birth_datetime is a date alone. Default true. */
birth_time_known?: boolean;
/** Event of the reading: the planets of its chains and its karakas in one table */
event?: string;
/** All rows in tables. Default false. */
tables?: boolean;
}
export interface GetPlanetsResult extends Result {
about: string;
planets: {
Sun: GetPlanetsSun;
Moon: GetPlanetsSun;
Mars: GetPlanetsSun;
Mercury: GetPlanetsSun;
Jupiter: GetPlanetsSun;
Venus: GetPlanetsSun;
Saturn: GetPlanetsSun;
Rahu: GetPlanetsSun;
Ketu: GetPlanetsSun;
};
/** With event or tables, in place of planets and all beside them */
planetTable?: {
columns: ("planet" | "siderealLongitude" | "speed" | "motion" | "starLordRetrograde" | "subLordRetrograde" | "combustion" | "dignity" | "vargottama")[];
rows: ((number | string | boolean)[])[];
};
derived: {
/** True: sidereal + this = tropical */
ayanamsa: number;
ayanamsaMean: number;
ayanamsaName: Ayanamsa;
nutationLongitude: number;
obliquityTrue: number;
/** Apparent, at the place, hours */
siderealTime: number;
julianDayUt: number;
nodeType: "mean";
};
trueNode: {
rahuSidereal: number;
ketuSidereal: number;
};
outerPlanets: {
Uranus: Uranus;
Neptune: Uranus;
Pluto: Uranus;
note: "modifiers only";
};
/** With birth_time_known false */
day?: {
date: string;
start: string;
end: string;
/** Each stay lasts until the next one, the last to the end */
planets: {
Sun: GetPlanetsSun2[];
Moon: GetPlanetsSun2[];
Mars: GetPlanetsSun2[];
Mercury: GetPlanetsSun2[];
Jupiter: GetPlanetsSun2[];
Venus: GetPlanetsSun2[];
Saturn: GetPlanetsSun2[];
Rahu: GetPlanetsSun2[];
Ketu: GetPlanetsSun2[];
};
/** Running mahadasha and its balance for a birth at the start of the day, and at its end */
dashas: GetPlanetsDasha[];
};
}
export interface GetArgalaArguments extends Birth {
/** What the argalas act on. Default "both". */
reference?: "houses" | "planets" | "both";
/** Chart the argalas are counted in. Default "D1". */
varga?: "D1" | "D9" | "D10";
}
export interface GetArgalaResult extends Result {
about: string;
varga: "D1" | "D9" | "D10";
references: {
reference: "H1" | "H2" | "H3" | "H4" | "H5" | "H6" | "H7" | "H8" | "H9" | "H10" | "H11" | "H12" | "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";
sign: Sign;
/** The sign holds Ketu */
countedBackward: boolean;
argalas: {
place: 2 | 4 | 11 | 5 | 3;
class: "primary" | "secondary" | "special";
planets: Planet[];
/** By nature; null without planets */
kind: "SHUBHA" | "PAPA" | "MIXED" | null;
/** Planets of the barring sign, whatever the status */
obstructedBy: Planet[];
status: "UNOBSTRUCTED" | "OBSTRUCTED" | "NONE";
partlyBarred: boolean;
}[];
/** Benefics and malefics that act unobstructed */
net: {
shubha: number;
papa: number;
};
}[];
natureUsed: NatureUsed;
notes: string[];
}
export interface GetArudhaLagnaArguments extends Birth {}
export interface GetArudhaLagnaResult extends Result {
answer: string;
arudhaLagna: {
sign: Sign;
lord: Planet;
lordSign: Sign;
lordDignity: MarsDignity;
houseFromLagna: number;
};
working: {
lagnaSign: Sign;
lord: Planet;
lordSign: Sign;
count: number;
rawSign: Sign;
exception: "none" | "first" | "seventh";
};
/** Rule that chose between two lords; null where the sign has one */
coLordRule: string | null;
variants: {
/** With Mars and Saturn as lords always */
classicalLord: Sign;
/** The sign where the count ended */
noException: Sign;
};
occupants: {
al: Al[];
second: Al[];
third: Al[];
sixth: Al[];
seventh: Al[];
eleventh: Al[];
twelfth: Al[];
};
aspectsOnAl: Al[];
statements: {
code: "GAINS" | "EXPENSE" | "ESTEEM" | "BOLD" | "GENTLE";
/** Counted from the Arudha Lagna */
house: number;
by: Planet[];
}[];
natureUsed: NatureUsed;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetArudhaPadasArguments extends Birth {
/** Chart the arudhas are counted in. Default "D1". */
varga?: "D1" | "D9" | "D10";
}
export interface GetArudhaPadasResult extends Result {
about: string;
varga: "D1" | "D9" | "D10";
lagnaSign: Sign;
padas: {
pada: Pada;
name: "AL" | "UL" | null;
/** The house it is the arudha of */
house: number;
sign: Sign;
/** Lord of the house, to which the count runs */
lord: Planet;
lordSign: Sign;
exception: "none" | "first" | "seventh";
/** Rule that chose between two lords; null where the sign has one */
coLordRule: string | null;
}[];
grahaArudhas: {
planet: Planet;
ownedSignUsed: Sign;
/** Rule that chose between two own signs */
signRule: number | null;
sign: Sign;
houseFromLagna: number;
}[];
bySign: {
sign: Sign;
padas: Pada[];
/** Whose arudha it is */
planets: Planet[];
}[];
relations: {
pair: "AL-A7" | "AL-UL" | "AL-A11" | "A7-UL";
distance: number;
kind: "kendra" | "trikona" | "sixEight" | "twoTwelve" | "other";
}[];
notes: string[];
}
export interface GetCharaDashaArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Rounds of twelve signs to list. Default 1. */
cycles?: number;
/** Default 1. */
page?: number;
}
export interface GetCharaDashaResult extends Result {
answer: string;
asOf: string;
lineage: "K.N. Rao";
direction: "forward" | "backward";
coLords: {
Scorpio: GetCharaDashaScorpio;
Aquarius: GetCharaDashaScorpio;
};
mahadashas: {
cycle: number;
sign: Sign;
lord: Planet;
lordIn: Sign;
years: number;
startDate: string;
endDate: string;
/** Houses counted from the sign */
from: {
AK: number;
AmK: number;
DK: number;
AL: number;
UL: number;
lagnaLord: number;
};
antardashas: GetCharaDashaAntardasha[];
}[];
/** Null outside the periods listed */
current: GetCharaDashaCurrent | null;
variants: {
lineage: string;
difference: string;
}[];
yearDays: 365.25;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCharaKarakasArguments extends Birth {}
export interface GetCharaKarakasResult extends Result {
answer: string;
scheme: "seven";
karakas: {
karaka: GetCharaKarakasKaraka;
planet: Graha;
signifies: string;
/** A tie above left it without a planet; the fixed significator is read */
vacant: boolean;
sharedWith: Graha[];
degreesInSign: number;
sign: Sign;
houseFromLagna: number;
navamsaSign: Sign;
}[];
eightScheme: {
karaka: GetCharaKarakasKaraka2;
/** Null: vacant after a tie */
planet: GetCharaKarakasPlanet | null;
/** Degrees, those of Rahu from the end of its sign */
advancement: number;
}[];
/** Both schemes have one Atmakaraka */
sameInBoth: boolean;
atmakaraka: Graha;
karakamsa: Sign;
karakamsaHouse: KarakamsaHouse;
swamsa: Sign;
closeCalls: CloseCall[];
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetIshtaDevataArguments extends Birth {}
export interface GetIshtaDevataResult extends Result {
answer: string;
atmakaraka: Graha;
karakamsa: Sign;
twelfth: Sign;
decidedBy: "occupant" | "aspect" | "lord";
planet: Planet;
ishtaDevata: IshtaDevata;
/** The rest of the step that decided, strongest first */
otherPlanets: Planet[];
dharmaDevata: DharmaDevata;
palanaDevata: DharmaDevata;
/** Null where both schemes have one Atmakaraka */
eightSchemeAlternative: EightSchemeAlternative | null;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetUpapadaLagnaArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetUpapadaLagnaResult extends Result {
answer: string;
upapada: Upapada;
occupants: Al[];
aspects: Al[];
second: {
sign: Sign;
lord: Planet;
lordDignity: MarsDignity;
occupants: Al[];
};
seventh: Seventh;
eighth: Seventh;
factors?: GetUpapadaLagnaFactor[];
score: number;
/** SUPPORTED from 2, STRAINED from -2 */
strength: "SUPPORTED" | "MIXED" | "STRAINED";
/** By which a second marriage is read */
secondReference: SecondReference;
natureUsed: NatureUsed;
scoreProvenance: "service-extension";
advisory: string;
disclaimer: string;
notes?: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetElectionOutcomeArguments extends Birth {
/** ISO date or date-time, local at the birth place; a date alone is noon; default now */
election_date?: string;
/** The rival; ayanamsa default that of the candidate */
person2?: Person2;
/** Repeated; changes nothing. Default "national". */
office_level?: "local" | "state" | "national";
}
export interface GetElectionOutcomeResult extends Result {
answer: string;
asOf: string;
electionDate: string;
officeLevel: "local" | "state" | "national";
candidate: Candidate;
rival?: Candidate;
/** Where a rival is sent */
comparison?: {
leader: "candidate" | "rival" | "UNDECIDED";
decidedBy: "verdict" | "class" | "cusps" | "transit" | "none";
};
extensionNote: string;
disclaimer: string;
reasons: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetEpidemicSusceptibilityArguments {
/** Founding moment, local; without it the sky alone */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude?: number;
/** -180 to 180, east positive */
longitude?: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** ISO date or date-time, first; a date alone is local noon */
start_date: string;
/** ISO date or date-time, last, past, at most 5 years later */
end_date: string;
}
export interface GetEpidemicSusceptibilityResult extends Result {
extensionNote: string;
disclaimer: string;
answer: string;
range: RahuKaal;
historicalOnly: true;
chartUsed: boolean;
/** The 20 best, in order of time */
windows: {
start: string;
end: string;
score: number;
band: "NONE" | "LOW" | "NOTABLE" | "HIGH";
/** They add up to the score, at most 100 */
factors: {
name: "Saturn with Rahu" | "Saturn with Ketu" | "Jupiter with Rahu" | "Jupiter with Ketu" | "Saturn with Mars" | "Saturn with Jupiter" | "Jupiter in Capricorn" | "five planets within 30 degrees" | "eclipse within 15 days" | "antardasha lord of 6, 8 or 12" | "period lord tied to a node" | "Saturn or a node in founding house 1, 6 or 8";
points: number;
}[];
}[];
piecesTotal: number;
peak: {
start: string;
end: string;
score: number;
};
coverage: {
/** Days */
highDays: number;
/** Days */
notableDays: number;
/** Days */
lowDays: number;
/** Days */
totalDays: number;
};
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetMundaneAnalysisArguments {
/** Founding moment, local, 1947-08-15T00:00[:SS] */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** What was founded. Default "nation". */
entity_type?: "nation" | "company" | "place";
/** Its name, repeated in the result */
entity_label?: string;
/** ISO date or date-time, local at the seat; default now */
query_date?: string;
/** Topics of the entity type; default all of them */
topics?: GetMundaneAnalysisTopic[];
}
export interface GetMundaneAnalysisResult extends Result {
answer: string;
asOf: string;
entity: {
type: "nation" | "company" | "place";
label: string | null;
};
chart: {
lagna: GetAstroWeatherLagna;
cusps: {
house: number;
longitude: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
}[];
planets: {
planet: Planet;
longitude: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
house: number;
retrograde: boolean;
}[];
};
houses: {
house: number;
meaning: string;
csl: Planet;
/** Of the sub lord */
starLord: Planet;
/** Houses of the sub lord */
levels: Levels;
grade: GetMundaneAnalysisGrade;
}[];
topics: {
topic: GetMundaneAnalysisTopic;
primaryCusp: number;
/** Unwelcome: its houses show that it is present */
presentType: boolean;
promise: GetElectionOutcomePromise;
covered: number[];
missing: number[];
denialHit: number[];
periodClass: PeriodClass;
outlook: "SUPPORTED" | "NEUTRAL" | "STRAINED" | "HEIGHTENED" | "QUIET";
}[];
/** Of the cusps of the topics */
chains: Partial<Record<string, Chain>>;
dasha: {
md: GetMundaneAnalysisMd;
ad: GetMundaneAnalysisMd;
pd: GetMundaneAnalysisMd;
};
/** Null in the last period of the 120 years */
nextChange: {
level: "MD" | "AD" | "PD";
planet: Planet;
at: string;
} | null;
slowTransits: {
planet: "Saturn" | "Jupiter" | "Rahu";
natalHouse: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
favours: GetMundaneAnalysisTopic[];
opposes: GetMundaneAnalysisTopic[];
/** Null past 2399 */
nextSign: {
sign: Sign;
at: string;
} | null;
}[];
extensionNote: string;
disclaimer: string;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetMundaneIngressArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Year of UT; default the current one */
year?: number;
/** Sign that the Sun enters. Default "aries". */
ingress?: "aries" | "cancer" | "libra" | "capricorn" | "all";
/** Of the entry; positions are sidereal in both. Default "sidereal". */
zodiac?: "sidereal" | "tropical";
}
export interface GetMundaneIngressResult extends Result {
extensionNote: string;
answer: string;
place: Place;
year: number;
zodiac: "sidereal" | "tropical";
houseSystem: "placidus" | "whole-sign";
ingresses: {
ingress: "aries" | "cancer" | "libra" | "capricorn";
at: string;
utc: string;
lagna: GetAstroWeatherLagna;
lagnaLord: Graha;
validityMonths: 3 | 6 | 12;
/** Null past 2399 */
validUntil: string | null;
/** False: an earlier chart of the result still holds */
inForce: boolean;
houses: {
house: number;
meaning: string;
occupants: Planet[];
owner: Graha;
ownerHouse: number;
/** Null in whole signs */
csl: Planet | null;
grade: GetMundaneAnalysisGrade | null;
}[];
angular: {
planet: Planet;
cusp: 1 | 4 | 7 | 10;
orb: number;
}[];
/** Null before 1800 */
precedingNewMoon: {
at: string;
sign: Sign;
} | null;
/** Empty where the end is not known */
timeline: Mahadasha[];
}[];
disclaimer: string;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetEphemerisArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude?: number;
/** -180 to 180, east positive */
longitude?: number;
/** Minutes ahead of UTC: days begin at local midnight. Default that of time_zone, else 0 */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Gregorian year */
year: number;
/** 1 January to 12 December */
month: number;
/** Default 1. */
page?: number;
}
export interface GetEphemerisResult extends Result {
about: string;
year: number;
month: number;
/** On the first of the month */
utcOffsetMinutes: number;
ayanamsa: Ayanamsa;
days: {
date: string;
julianDayUt: number;
ayanamsaTrue: number;
/** Apparent, at Greenwich, hours */
siderealTime: number;
planets: {
Sun: GetEphemerisSun;
Moon: GetEphemerisSun;
Mars: GetEphemerisSun;
Mercury: GetEphemerisSun;
Jupiter: GetEphemerisSun;
Venus: GetEphemerisSun;
Saturn: GetEphemerisSun;
Rahu: GetEphemerisSun;
Ketu: GetEphemerisSun;
};
}[];
events: {
planet: Planet;
type: "SIGN_INGRESS" | "STAR_INGRESS" | "SUB_INGRESS" | "STATION_RETROGRADE" | "STATION_DIRECT" | "MOON_PHASE";
at: string;
siderealLongitude: number;
/** Sign, star, sub lord, motion or Moon phase that ends */
from: string;
to: string;
}[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetSubLordTableArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude?: number;
/** Sidereal, 0 to 360, without latitude */
longitude?: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Horary number, 1 to 249 */
number?: number;
/** Default true for one row, false for the table */
include_sub_sub?: boolean;
/** Default 1. */
page?: number;
}
export interface GetSubLordTableResult extends Result {
about: string;
row?: Row;
subSub?: SubSub[];
neighbours?: {
previous: Row;
next: Row;
};
/** Of a longitude */
positionInRow?: {
fractionElapsed: number;
arcsecFromStart: number;
arcsecToEnd: number;
subSubLord: Planet;
};
rows: {
number: number;
sign: Sign;
signLord: Graha;
star: Star;
starLord: Planet;
subLord: Planet;
startDegreesInSign: string;
endDegreesInSign: string;
startLongitude: number;
endLongitude: number;
widthArcsec: number;
cutBySign: boolean;
/** Sidereal ascendant of the horary number */
horaryAscendant: number;
subSub?: SubSub[];
}[];
totals: {
subs: number;
subSubs: number;
cutNumbers: number[][];
};
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetAshtakavargaArguments extends Birth {}
export interface GetAshtakavargaResult extends Result {
about: string;
frame: "sign";
prastarashtakavarga: {
Sun: GetAshtakavargaSun;
Moon: GetAshtakavargaSun;
Mars: GetAshtakavargaSun;
Mercury: GetAshtakavargaSun;
Jupiter: GetAshtakavargaSun;
Venus: GetAshtakavargaSun;
Saturn: GetAshtakavargaSun;
};
sarvashtakavarga: {
sign_scores: number[];
total_bindus: 337;
strongest_signs: Sign[];
weakest_signs: Sign[];
average_score: 28.08;
};
contributors: Contributor[];
lagnashtakavarga: {
sign_scores: number[];
total_bindus: 49;
};
reductions: {
Sun: GetAshtakavargaSun2;
Moon: GetAshtakavargaSun2;
Mars: GetAshtakavargaSun2;
Mercury: GetAshtakavargaSun2;
Jupiter: GetAshtakavargaSun2;
Venus: GetAshtakavargaSun2;
Saturn: GetAshtakavargaSun2;
};
ownSignBindus: {
Sun: GetAshtakavargaSun3;
Moon: GetAshtakavargaSun3;
Mars: GetAshtakavargaSun3;
Mercury: GetAshtakavargaSun3;
Jupiter: GetAshtakavargaSun3;
Venus: GetAshtakavargaSun3;
Saturn: GetAshtakavargaSun3;
};
houses: {
house: number;
sign: Sign;
sav: number;
/** GOOD from 30, LOW below 25 */
band: "GOOD" | "AVERAGE" | "LOW";
}[];
alternatives: {
pvr: {
Moon: number[];
Venus: number[];
sarva: number[];
};
};
}
export interface GetAvasthasArguments extends Birth {
/** First syllable of the name: 1 a ka cha da dha bha va; 2 i kha ja dha na ma sha; 3 u ga jha ta pa ya sa; 4 e gha ta tha pha ra sa; 5 o ca tha da ba la ha */
name_anka?: number;
}
export interface GetAvasthasResult extends Result {
about: string;
planets: {
Sun: GetAvasthasSun;
Moon: GetAvasthasSun;
Mars: GetAvasthasSun;
Mercury: GetAvasthasSun;
Jupiter: GetAvasthasSun;
Venus: GetAvasthasSun;
Saturn: GetAvasthasSun;
Rahu: GetAvasthasSun;
Ketu: GetAvasthasSun;
};
/** A row for each planet and state that hurts its house */
bhavaDestroyed: {
house: number;
matter: "children" | "spouse" | "work" | null;
planet: Planet;
state: GetAvasthasState;
}[];
nameAnka: number | null;
frame: "sign";
gatesKp: false;
}
export interface GetBhavaBalaArguments extends Birth {}
export interface GetBhavaBalaResult extends Result {
about: string;
/** Twelve, first house first */
houses: {
house: number;
/** Middle of the Sripati house */
madhya: number;
sign: Sign;
lord: Graha;
/** Shadbala of the lord */
adhipati: number;
dig: number;
drishti: number;
/** Virupas */
occupants: number;
occupying: Planet[];
dayNight: number;
total: number;
/** adhipati + dig + drishti, as many programs print */
total3: number;
rupas: number;
/** 1 = strongest */
rank: number;
}[];
strongestHouse: number;
weakestHouse: number;
units: "virupas";
}
export interface GetBhriguBinduArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** To look ahead. Default 10. */
years?: number;
}
export interface GetBhriguBinduResult extends Result {
answer: string;
bhriguBindu: {
sign: Sign;
/** 0 = Aries */
signIndex: number;
degreeInSign: number;
dms: string;
signLord: Graha;
star: Star;
starIndex: number;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
subSubSubLord: Planet;
boundary: GetFullChartBoundary;
siderealLongitude: number;
house: number;
/** Placidus */
kpHouse: number | null;
};
/** Midpoint of the shorter arc, where another */
alternativeShorterArc: number | null;
dispositor: {
planet: Graha;
house: number;
dignity: MarsDignity;
combust: boolean;
retrograde: boolean;
};
conjunctions: {
planet: Planet;
orbDegrees: number;
}[];
aspectedBy: {
planet: Planet;
ordinal: number;
nature: "benefic" | "malefic";
}[];
nature: "FAVOURED" | "MIXED" | "STRAINED";
transits: {
planet: "Jupiter" | "Saturn" | "Rahu" | "Ketu" | "Mars";
target: "POINT" | "OPPOSITE";
exactAt: string;
pass: number;
motion: "direct" | "retrograde";
/** Stay within 1° */
orbEnter: string | null;
orbExit: string | null;
expected: "gain" | "pressure" | "change";
}[];
asOf: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCombustPlanetsArguments extends Birth {}
export interface GetCombustPlanetsResult extends Result {
about: string;
/** Moon to Saturn */
planets: {
planet: Planet;
separation: number;
orb: number;
orbRule: "direct" | "retrograde";
/** FULL in the inner third of the orb */
grade: "NONE" | "ORDINARY" | "FULL";
depthPercent: number;
/** Within 17' of the Sun */
cazimi: boolean;
sameNavamsaAsSun: boolean;
retrograde: boolean;
/** Nearing the Sun at birth */
applying: boolean;
ownsHouses: number[];
/** They leave the grade as it is */
mitigations: ("OWN_SIGN" | "EXALTATION_SIGN" | "RETROGRADE_INFERIOR" | "WITH_NORTH_LATITUDE_OVER_ORB")[];
/** Null: not combust, or over 120 days away */
combustFrom: string | null;
combustUntil: string | null;
}[];
combust: Planet[];
fullyCombust: Planet[];
gradeProvenance: "service-extension";
}
export interface GetGrahaYuddhaArguments extends Birth {}
export interface GetGrahaYuddhaResult extends Result {
answer: string;
/** Closest first */
wars: {
planets: GetGrahaYuddhaPlanet[];
sign: Sign;
separationLongitude: number;
separationLatitude: number;
separationTrue: number;
winner: GetGrahaYuddhaPlanet;
loser: GetGrahaYuddhaPlanet;
decidedBy: "LATITUDE" | "BRIGHTNESS";
kind: "BHEDA" | "ULLEKHA" | "AMSHUMARDA" | "APASAVYA";
/** Weakened */
loserHouses: {
owns: number[];
occupies: number;
};
loserCombust: boolean;
/** In longitude; null: beyond 10 days */
closestAt: string | null;
applying: boolean;
}[];
atWar: GetGrahaYuddhaPlanet[];
/** Of three or more tied together */
winnerOverall: GetGrahaYuddhaPlanet | null;
nearMisses: {
planets: GetGrahaYuddhaPlanet[];
separationLongitude: number;
}[];
/** No war */
clear: boolean;
next: GetChoghadiyaTodayNext[];
}
export interface GetShadbalaArguments extends Birth {}
export interface GetShadbalaResult extends Result {
about: string;
planets: {
Sun: GetShadbalaSun;
Moon: GetShadbalaSun;
Mars: GetShadbalaSun;
Mercury: GetShadbalaSun;
Jupiter: GetShadbalaSun;
Venus: GetShadbalaSun;
Saturn: GetShadbalaSun;
};
/** By ratio; ties by natural strength */
ranking: Graha[];
strongest: Graha;
weakest: Graha;
lords: {
abda: Graha;
masa: Graha;
vara: Graha;
hora: Graha;
};
dayBirth: boolean;
natureUsed: NatureUsed;
alternatives: {
totalWithLuminaryCheshta: TotalWithLuminaryCheshta;
/** Ayana and paksha counted once */
totalSingleLuminaries: TotalWithLuminaryCheshta;
cheshtaModernMeans: {
Mars: number;
Mercury: number;
Jupiter: number;
Venus: number;
Saturn: number;
};
sunRequiredRaman: 5;
};
units: "virupas";
bandProvenance: "service-extension";
}
export interface GetSpecialLagnasArguments extends Birth {}
export interface GetSpecialLagnasResult extends Result {
about: string;
lagnas: {
bhava: Bhava;
hora: Bhava;
ghati: Bhava;
vighati: Bhava;
sree: Bhava;
indu: Bhava;
pranapada: Bhava;
varnada: Bhava;
};
/** Twelve, first house first */
varnadaOfHouses: Sign[];
readout: {
wealth: {
lagnas: ("hora" | "indu" | "sree")[];
supporters: Planet[];
};
power: {
lagnas: "ghati"[];
supporters: Planet[];
};
/** Tied to ascendant and hora, ascendant and ghati, all three */
yogada: {
hora: Graha[];
ghati: Graha[];
maha: Graha[];
};
};
sunrise: string;
minutesFromSunrise: number;
alternatives: {
vighati75PerMinute: number;
};
sunriseFallback: boolean;
}
export interface GetSputaDrishtiArguments extends Birth {
/** What is looked at. Default "both". */
targets?: "planets" | "houses" | "both";
}
export interface GetSputaDrishtiResult extends Result {
about: string;
/** By aspector, then target */
onPlanets: {
Sun: GetSputaDrishtiSun;
Moon: GetSputaDrishtiSun;
Mars: GetSputaDrishtiSun;
Mercury: GetSputaDrishtiSun;
Jupiter: GetSputaDrishtiSun;
Venus: GetSputaDrishtiSun;
Saturn: GetSputaDrishtiSun;
};
/** Null: no Sripati houses */
onHouses: {
Sun: GetSputaDrishtiSun3;
Moon: GetSputaDrishtiSun3;
Mars: GetSputaDrishtiSun3;
Mercury: GetSputaDrishtiSun3;
Jupiter: GetSputaDrishtiSun3;
Venus: GetSputaDrishtiSun3;
Saturn: GetSputaDrishtiSun3;
} | null;
/** By target: planet name or house number */
totals: Partial<Record<string, {
benefic: number;
malefic: number;
net: number;
drik: number;
}>>;
/** On planets, unless houses alone are asked */
strongestAspect: {
from: Graha;
to: string;
virupas: number;
} | null;
natureUsed: NatureUsed;
units: "virupas";
}
export interface GetSripatiBhavasArguments extends Birth {}
export interface GetSripatiBhavasResult extends Result {
about: string;
/** Twelve, first house first */
bhavas: {
house: number;
start: number;
madhya: number;
end: number;
/** Of the middle */
sign: Sign;
lord: Graha;
span: number;
occupants: Planet[];
}[];
planets: {
Sun: GetSripatiBhavasSun;
Moon: GetSripatiBhavasSun;
Mars: GetSripatiBhavasSun;
Mercury: GetSripatiBhavasSun;
Jupiter: GetSripatiBhavasSun;
Venus: GetSripatiBhavasSun;
Saturn: GetSripatiBhavasSun;
Rahu: GetSripatiBhavasSun;
Ketu: GetSripatiBhavasSun;
};
shifted: Planet[];
derived: {
ayanamsa: number;
mc: number;
ascendant: number;
};
}
export interface GetUpagrahasArguments extends Birth {
/** Where Gulika rises in Saturn's part. Default "start". */
gulika_rule?: "start" | "middle";
}
export interface GetUpagrahasResult extends Result {
about: string;
solar: {
dhuma: Dhuma;
vyatipata: Dhuma;
parivesha: Dhuma;
indrachapa: Dhuma;
upaketu: Dhuma;
};
timeParts: {
kala: Kala;
mrityu: Kala;
ardhaprahara: Kala;
yamaghantaka: Kala;
gulika: Kala;
mandi: Kala;
};
/** Points with planets in their sign */
afflicts: {
point: "dhuma" | "vyatipata" | "parivesha" | "indrachapa" | "upaketu" | "kala" | "mrityu" | "ardhaprahara" | "yamaghantaka" | "gulika" | "mandi";
house: number;
planetsConjoined: {
planet: Planet;
orb: number;
}[];
}[];
/** Lord of the sign of Gulika */
gulikaLord: Graha;
dayBirth: boolean;
gulikaRule: "start" | "middle";
sunrise: string;
sunset: string;
sunriseFallback: boolean;
}
export interface GetVargottamaPlanetsArguments extends Birth {}
export interface GetVargottamaPlanetsResult extends Result {
about: string;
vargottama: Vargottama[];
count: number;
ascendantVargottama: boolean;
/** Vargas in which the birth sign returns */
repeats: Repeats;
pushkara: {
body: Body;
kind: "NAVAMSA" | "BHAGA";
}[];
strengthMultipliers: StrengthMultipliers;
scoreProvenance: "service-extension";
note: string;
}
export interface GetVimsopakaBalaArguments extends Birth {}
export interface GetVimsopakaBalaResult extends Result {
about: string;
planets: {
Sun: GetVimsopakaBalaSun;
Moon: GetVimsopakaBalaSun;
Mars: GetVimsopakaBalaSun;
Mercury: GetVimsopakaBalaSun;
Jupiter: GetVimsopakaBalaSun;
Venus: GetVimsopakaBalaSun;
Saturn: GetVimsopakaBalaSun;
};
nodes: {
Rahu: GetVimsopakaBalaRahu;
Ketu: GetVimsopakaBalaRahu;
};
/** By shodasavarga */
ranking: Graha[];
strongest: Graha;
weakest: Graha;
alternatives: {
/** Temporary friendship of each varga */
vargaFriendship: {
Sun: GetVimsopakaBalaSun2;
Moon: GetVimsopakaBalaSun2;
Mars: GetVimsopakaBalaSun2;
Mercury: GetVimsopakaBalaSun2;
Jupiter: GetVimsopakaBalaSun2;
Venus: GetVimsopakaBalaSun2;
Saturn: GetVimsopakaBalaSun2;
};
};
}
export interface GetYogaKarakaArguments extends Birth {}
export interface GetYogaKarakaResult extends Result {
answer: string;
lagna: Sign;
yogaKaraka: {
planet: Graha;
/** Kendra, trikona */
owns: number[];
house: number;
sign: Sign;
dignity: MarsDignity;
d9Sign: Sign;
combust: boolean;
retrograde: boolean;
/** Malefics with it or aspecting it by sign */
afflictedBy: Planet[];
effective: "STRONG" | "MEDIUM" | "WEAK";
} | null;
rajaPairs: {
planets: Graha[];
houses: number[];
association: "CONJUNCTION" | "EXCHANGE" | "MUTUAL_ASPECT" | null;
}[];
functional: {
Sun: GetYogaKarakaSun;
Moon: GetYogaKarakaSun;
Mars: GetYogaKarakaSun;
Mercury: GetYogaKarakaSun;
Jupiter: GetYogaKarakaSun;
Venus: GetYogaKarakaSun;
Saturn: GetYogaKarakaSun;
};
nodes: {
Rahu: GetYogaKarakaRahu;
Ketu: GetYogaKarakaRahu;
};
marakas: {
planet: Planet;
by: "LORD_OF_2" | "LORD_OF_7" | "IN_2" | "IN_7";
}[];
badhakaHouse: number;
badhakaLord: Graha;
next: GetChoghadiyaTodayNext[];
}
export interface GetMuddaDashaArguments extends Birth {
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Moment of the running periods, and of the year where none is sent. ISO, local at birth place; default now */
query_date?: string;
/** 1 without antardashas. Default 2. */
levels?: number;
/** Default 1. */
page?: number;
}
export interface GetMuddaDashaResult extends Result {
about: string;
/** Moment of the running periods */
asOf: string;
age: number;
yearNumber: number;
pravesha: Pravesha;
nextPravesha: Pravesha;
/** The chart of the year begins by day */
dayBirth: boolean;
mudda: {
firstLord: Planet;
/** Part of the natal Moon's star still to come */
balanceFraction: number;
balanceSolarDays: number;
};
krisamsas: {
body: "Lagna" | "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
degrees: number;
}[];
periods: {
dasha: "mudda" | "patyayini";
/** Within its dasha */
number: number;
lord: Planet | "Lagna";
/** Degrees of the Sun; mudda only */
solarDays: number | null;
/** Degrees; patyayini only */
patyamsa: number | null;
days: number;
startDate: string;
endDate: string;
/** What the lord is in this year */
flags: ("yearLord" | "munthaLord" | "lagnaLord")[];
antardashas: {
lord: Planet | "Lagna";
startDate: string;
endDate: string;
}[];
}[];
/** Null where query_date lies outside this year */
current: {
mudda: Mudda;
patyayini: Mudda;
} | null;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetSahamsArguments extends Birth {
/** The fifteen main sahams or all 36. Default "fifteen". */
set?: "fifteen" | "all";
/** Natal takes no year, age or query_date. Default "natal". */
chart?: "natal" | "annual";
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Where no year or age is sent, the year that runs then. ISO, local at birth place; default now */
query_date?: string;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetSahamsResult extends Result {
answer: string;
/** The moment that chose the year, where no year or age was sent */
asOf?: string;
age: number | null;
yearNumber: number | null;
pravesha: Pravesha | null;
nextPravesha: Pravesha | null;
dayBirth: boolean | null;
chart: "natal" | "annual";
at: string;
night: boolean;
sahams: {
number: number;
name: "Punya" | "Vidya" | "Yasas" | "Mitra" | "Mahatmya" | "Asha" | "Samartha" | "Bhratri" | "Gaurava" | "Pitri" | "Rajya" | "Matri" | "Putra" | "Jeeva" | "Karma" | "Roga" | "Kali" | "Sastra" | "Bandhu" | "Mrityu" | "Paradesa" | "Artha" | "Paradara" | "Vanik" | "Karyasiddhi" | "Vivaha" | "Santapa" | "Sraddha" | "Preeti" | "Jadya" | "Vyapara" | "Satru" | "Jalapatana" | "Bandhana" | "Apamrityu" | "Labha";
meaning: string | null;
formulaUsed?: string;
added30?: boolean;
longitude: number;
sign: Sign;
degree?: number;
house: number;
lord: Graha;
lordHouse: number;
/** Panchavargeeya */
lordTotal: number;
/** Within 5 degrees */
conjunct: Planet[];
/** Of Mars, Jupiter, Venus and Saturn */
seenBy: Graha[];
verdict: "STRONG" | "ORDINARY" | "AFFLICTED" | null;
}[];
/** With tables, in place of sahams */
sahamTable?: {
columns: ("name" | "meaning" | "longitude" | "sign" | "house" | "lord" | "lordHouse" | "lordTotal" | "conjunct" | "seenBy" | "verdict")[];
rows: ((string | null | number | string[])[])[];
};
natureUsed?: NatureUsed;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetTajikStrengthsArguments extends Birth {
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Where no year or age is sent, the year that runs then. ISO, local at birth place; default now */
query_date?: string;
/** Month of the year of life, 1 from its first day */
month?: number;
}
export interface GetTajikStrengthsResult extends Result {
answer: string;
/** The moment that chose the year, where no year or age was sent */
asOf?: string;
age: number;
yearNumber: number;
pravesha: Pravesha;
nextPravesha: Pravesha;
/** The chart of the year begins by day */
dayBirth: boolean;
month: {
number: number;
at: string;
} | null;
panchavargeeya: {
planet: Graha;
kshetra: number;
uchcha: number;
hadda: number;
drekkana: number;
navamsa: number;
/** A quarter of the sum */
total: number;
grade: GetTajikStrengthsGrade;
haddaLord: Graha;
/** With the friendships of Tajika Neelakanthi */
totalTn: number;
}[];
harsha: {
planet: Graha;
place: 0 | 5;
dignity: 0 | 5;
gender: 0 | 5;
light: 0 | 5;
total: number;
}[];
candidates: {
office: number;
officeName: "luminary" | "natalLagna" | "muntha" | "annualLagna" | "trirashi" | "yearLord";
planet: Graha;
sightOfLagna: SightOfLagna;
total: number;
}[];
yearLord: GetTajikStrengthsYearLord;
monthLord: GetTajikStrengthsYearLord | null;
/** From the candidates listed, by totalTn */
tnWouldChoose: Graha;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetTajikYogasArguments extends Birth {
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Where no year or age is sent, the year that runs then. ISO, local at birth place; default now */
query_date?: string;
/** Which chart; natal takes no year or age. Default "annual". */
chart?: "natal" | "annual";
/** House of the matter, 2 to 12 */
matter_house?: number;
}
export interface GetTajikYogasResult extends Result {
answer: string;
/** The moment that chose the year, where no year or age was sent */
asOf?: string;
age: number | null;
yearNumber: number | null;
pravesha: Pravesha | null;
nextPravesha: Pravesha | null;
dayBirth: boolean | null;
chart: "natal" | "annual";
at: string;
yogas: {
number: number;
name: GetTajikYogasName;
present: boolean;
instances: {
/** Fast, slow, then the third */
planets: Graha[];
/** Of those planets */
houses: number[];
result: "good" | "mixed" | "bad";
detail: string;
/** Of a kamboola */
grade?: {
moon: Moon;
partners: {
planet: Graha;
grade: Moon;
}[];
};
/** What made an ithasala bad, and good again */
turnedBy?: GetTajikYogasName[];
}[];
}[];
pairs: {
fast: Graha;
slow: Graha;
aspect: SightOfLagna;
/** Semisextile, which Tajika Neelakanthi does not count */
weakSight: boolean;
/** Degrees in sign, fast less slow */
e: number;
/** Orb */
o: number;
state: GetTajikYogasState;
kind: "POORNA" | "VARTAMANA" | "BHAVISHYA" | null;
perfectsAt: string | null;
blockedBy: "station" | "signChange" | null;
}[];
matter: {
house: number;
lagnaLord: Graha;
houseLord: Graha;
sameLord: boolean;
/** Null where one planet rules both */
pairState: GetTajikYogasState | null;
/** Between the two lords */
yogas: GetTajikYogasName[];
} | null;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetTithiPraveshaArguments extends Birth {
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Where no year or age is sent, the year that runs then. ISO, local at birth place; default now */
query_date?: string;
/** All rows in tables. Default false. */
tables?: boolean;
}
export interface GetTithiPraveshaResult extends Result {
answer: string;
/** The moment that chose the year, where no year or age was sent */
asOf?: string;
age: number;
yearNumber: number;
pravesha: {
at: string;
utc: string;
/** Moon less Sun */
elongation: number;
tithi: number;
paksha: "shukla" | "krishna";
};
nextPravesha: Pravesha;
/** The chart of the year begins by day */
dayBirth: boolean;
/** Other returns of the same solar month, else the nearest before and after */
alternatives: {
at: string;
sunSign: Sign;
}[];
/** The solar month held no return */
sunSignDiffers: boolean;
lagna: {
longitude: number;
sign: Sign;
lord: Graha;
houseInNatal: number;
};
planets: {
planet: Planet;
longitude: number;
sign: Sign;
house: number;
dignity: MarsDignity;
retrograde: boolean;
}[];
/** With tables, in place of planets */
planetTable?: {
columns: ("planet" | "longitude" | "sign" | "house" | "dignity" | "retrograde")[];
rows: ((string | number | boolean | null)[])[];
};
rulers: {
vara: Graha;
hora: Graha;
tithi: Planet;
};
/** Lord of the running hora */
lordOfYear: LordOfYear;
lordOfYearByWeekday: LordOfYear;
sunriseFallback: boolean;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetVarshaphalaChartArguments extends Birth {
/** Calendar year in which the year of life begins */
year?: number;
/** Completed years; instead of year */
age?: number;
/** Where no year or age is sent, the year that runs then. ISO, local at birth place; default now */
query_date?: string;
/** All rows in tables. Default false. */
tables?: boolean;
}
export interface GetVarshaphalaChartResult extends Result {
answer: string;
/** The moment that chose the year, where no year or age was sent */
asOf?: string;
age: number;
yearNumber: number;
pravesha: Pravesha;
nextPravesha: Pravesha;
/** The chart of the year begins by day */
dayBirth: boolean;
sunLongitude: number;
lagna: GetVarshaphalaChartLagna;
planets: {
planet: Planet;
longitude: number;
sign: Sign;
house: number;
dignity: MarsDignity;
retrograde: boolean;
combust: "NONE" | "ORDINARY" | "FULL";
}[];
/** With tables, in place of planets */
planetTable?: {
columns: ("planet" | "longitude" | "sign" | "house" | "dignity" | "retrograde" | "combust")[];
rows: ((string | number | boolean | null)[])[];
};
muntha: Muntha;
yearLord: GetVarshaphalaChartYearLord;
strengths: {
planet: Graha;
panchavargeeya: number;
grade: GetTajikStrengthsGrade;
harsha: number;
}[];
/** With tables, in place of strengths */
strengthTable?: {
columns: ("planet" | "panchavargeeya" | "grade" | "harsha")[];
rows: ((string | number | null)[])[];
};
mudda: Mahadasha[];
/** With tables, in place of mudda */
muddaTable?: {
columns: ("planet" | "startDate")[];
rows: ((string | null)[])[];
};
months: {
month: number;
at: string;
}[];
/** With tables, in place of months */
monthTable?: {
columns: ("month" | "at")[];
rows: ((number | string | null)[])[];
};
tone: "FAVOURABLE" | "MIXED" | "DIFFICULT";
score: number;
factors: GetVarshaphalaChartFactor[];
scoreProvenance: "service-extension";
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetD10ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD10ChartResult extends Result {
answer: string;
division: "D10";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: GetD10ChartTopicFields;
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD12ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD12ChartResult extends Result {
answer: string;
division: "D12";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
mother: {
house: 4;
housePoints: number;
karaka: "Moon";
karakaPoints: number;
total: number;
};
father: {
house: 9;
housePoints: number;
karaka: "Sun";
karakaPoints: number;
total: number;
};
/** By 2 points of the totals */
stronger: "MOTHER" | "FATHER" | "EVEN";
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD16ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD16ChartResult extends Result {
answer: string;
division: "D16";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
fourthHouse: House;
comfortPlanets: Planet[];
vehicleCaution: boolean;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD2ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD2ChartResult extends Result {
disclaimer: string;
answer: string;
division: "D2";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
sunHora: Planet[];
moonHora: Planet[];
lagnaHora: "Sun" | "Moon";
secondLordD1: SecondLordD1;
eleventhLordD1: SecondLordD1;
/** Of Sun to Saturn without Mercury */
balance: "SUN" | "MOON" | "EVEN";
wellPlaced: Planet[];
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetD20ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD20ChartResult extends Result {
answer: string;
division: "D20";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: GetD20ChartTopicFields;
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD24ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD24ChartResult extends Result {
answer: string;
division: "D24";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
fourthLord: TenthLord;
fifthLord: TenthLord;
ninthLord: TenthLord;
learningPlanets: Planet[];
obstacleMarkers: Planet[];
higherStudy: boolean;
researchMarker: boolean;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD27ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD27ChartResult extends Result {
answer: string;
division: "D27";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
strongPlanets: Planet[];
weakPlanets: Planet[];
/** Points of the ascendant lord, Mars, Sun and Moon */
staminaIndex: number;
/** Points */
mindBodyBalance: {
sun: number;
moon: number;
};
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD3ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD3ChartResult extends Result {
answer: string;
division: "D3";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
youngerSiblings: {
house: 3;
houseVerdict: "SUPPORTED" | "MIXED" | "STRAINED";
karaka: "Mars";
karakaPoints: number;
};
elderSiblings: {
house: 11;
houseVerdict: "SUPPORTED" | "MIXED" | "STRAINED";
karaka: "Jupiter";
karakaPoints: number;
};
twentySecondDrekkana: TwentySecondDrekkana;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD30ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD30ChartResult extends Result {
disclaimer: string;
answer: string;
division: "D30";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
sixthHouse: House;
eighthHouse: House;
moonState: {
sign: Sign;
dignity: Dignity;
withMalefics: Planet[];
};
rulers: {
Mars: Planet[];
Saturn: Planet[];
Jupiter: Planet[];
Mercury: Planet[];
Venus: Planet[];
};
/** Planets in the shares of Mars and Saturn */
evilShare: number;
/** A traditional sign, never a diagnosis */
mentalStrainMarker: boolean;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetD4ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD4ChartResult extends Result {
answer: string;
division: "D4";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
fourthLord: TenthLord;
propertySupport: boolean;
changeOfPlace: boolean;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD40ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD40ChartResult extends Result {
answer: string;
division: "D40";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
/** The verdict of house 4 */
maternalMerit: "SUPPORTED" | "MIXED" | "STRAINED";
auspicious: Planet[];
inauspicious: Planet[];
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD45ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD45ChartResult extends Result {
answer: string;
division: "D45";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
/** The verdict of house 9 */
paternalMerit: "SUPPORTED" | "MIXED" | "STRAINED";
character: {
ascendantLord: TenthLord;
occupantsOf1: Planet[];
aspectedBy: Planet[];
};
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD6ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD6ChartResult extends Result {
disclaimer: string;
answer: string;
division: "D6";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
sixthHouse: House;
afflictedBy: Planet[];
protectors: Planet[];
/** Parts of the body, never an ailment */
bodyTendency: string[];
resistance: "HIGH" | "MEDIUM" | "LOW";
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetD60ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD60ChartResult extends Result {
answer: string;
division: "D60";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
firstHouse: House;
deities: {
Ascendant: GetD60ChartAscendant;
Sun: GetD60ChartAscendant;
Moon: GetD60ChartAscendant;
Mars: GetD60ChartAscendant;
Mercury: GetD60ChartAscendant;
Jupiter: GetD60ChartAscendant;
Venus: GetD60ChartAscendant;
Saturn: GetD60ChartAscendant;
Rahu: GetD60ChartAscendant;
Ketu: GetD60ChartAscendant;
};
/** Of the ten */
benignCount: number;
harshCount: number;
/** To the nearer edge; null at a pole */
timeSensitivitySeconds: number | null;
/** LOW without seconds of birth or under 20 s from an edge */
confidence: "LOW" | "NORMAL";
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetD7ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD7ChartResult extends Result {
disclaimer: string;
answer: string;
division: "D7";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
fifthLord: TenthLord;
jupiter: TenthLord;
/** Houses by the old count, no number of children */
childLine: {
order: number;
house: 5 | 7 | 9;
lord: Graha;
lordPoints: number;
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
}[];
supportiveForChildren: boolean;
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetD8ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD8ChartResult extends Result {
disclaimer: string;
answer: string;
division: "D8";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
eighthHouse: House;
crisisMarkers: Planet[];
protection: Planet[];
resilience: "HIGH" | "MEDIUM" | "LOW";
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetD9ChartArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetD9ChartResult extends Result {
answer: string;
division: "D9";
name: string;
ascendant: GetD10ChartAscendant;
planets: Planets;
/** Twelve, first house first */
houses?: House[];
vargottama: Body[];
readout: {
topic: string;
focusHouses: FocusHouse[];
karakas: GetD10ChartKaraka[];
ascendantLord?: AscendantLord;
topicFields: {
seventhHouse: House;
seventhLord: TenthLord;
karakamsa: {
atmakaraka: Graha;
sign: Sign;
houseFromD9Lagna: number;
};
vargottamaBodies: Body[];
pushkaraNavamsa: Body[];
d1SeventhLordInD9: TenthLord;
lagnaLordInD9: TenthLord;
sixtyFourthNavamsa: {
fromMoon: TwentySecondDrekkana;
fromLagna: TwentySecondDrekkana;
};
};
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
/** SUPPORTED from c, STRAINED from -c */
c?: number;
factors?: GetD10ChartFactor[];
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
statements?: string[];
};
/** Within 2' of an edge of this division */
boundaryWarnings: BoundaryWarning[];
scoreProvenance: "service-extension";
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface DetectYogasArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Default 1. */
page?: number;
}
export interface DetectYogasResult extends Result {
answer: string;
asOf: string;
yogas: {
id: string;
name: string;
effectClass: "RAJA" | "DHANA" | "MAHAPURUSHA" | "LUNAR" | "SOLAR" | "LEARNING" | "CHARACTER";
/** All that hold; empty where there is one form */
forms: ("a" | "b" | "c")[];
/** Those that form it */
planets: Planet[];
houses: number[];
/** Of the first form that holds */
evidence: string[];
strength: "STRONG" | "MEDIUM" | "WEAK";
cancellations: DetectYogasCancellation[];
weakenedBy: DetectYogasCancellation[];
effect: string;
source: string;
}[];
counts: {
RAJA: number;
DHANA: number;
MAHAPURUSHA: number;
LUNAR: number;
SOLAR: number;
LEARNING: number;
CHARACTER: number;
};
strongest: {
id: string;
planets: Planet[];
} | null;
lunarClass: "SUNAPHA" | "ANAPHA" | "DURUDHARA" | "KEMADRUMA";
/** Yogas give their fruit in the periods of the planets that form them */
carriers: Carrier[];
alsoSee: {
/** Adverse yogas not cancelled */
negative: number;
/** Exchanges of signs */
parivartana: number;
/** Houses hemmed on both sides */
kartari: number;
};
/** Absent yogas of which one clause of three or more fails, the first ten */
nearMisses: NearMiss[];
/** Tested and not present */
absentIds: string[];
catalogueSize: number;
natureUsed: NatureUsed;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetKartariYogasArguments extends Birth {
/** Rahu and Ketu count as malefics. Default true. */
include_nodes?: boolean;
}
export interface GetKartariYogasResult extends Result {
answer: string;
/** Twelve, in order */
houses: {
house: number;
sign: Sign;
type: "PAPA" | "SHUBHA" | "NONE";
/** Those that count in the 12th sign from it */
before: Planet[];
/** Those that count in the 2nd sign from it */
after: Planet[];
cancellations: string[];
net: "ACTIVE" | "REDUCED" | null;
}[];
/** Nine, in order */
planets: {
planet: Planet;
house: number;
type: "PAPA" | "SHUBHA" | "NONE";
/** Those that count in the 12th sign from it */
before: Planet[];
/** Those that count in the 2nd sign from it */
after: Planet[];
cancellations: string[];
net: "ACTIVE" | "REDUCED" | null;
/** The nearest bodies within 30 degrees are of one nature */
close: boolean;
/** Papa, and both come nearer */
tight: boolean;
}[];
lagnaType: "PAPA" | "SHUBHA" | "NONE";
moonType: "PAPA" | "SHUBHA" | "NONE";
summary: {
papaHouses: number[];
shubhaHouses: number[];
papaPlanets: Planet[];
shubhaPlanets: Planet[];
};
natureUsed: NatureUsed;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetNegativeYogasArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Default 1. */
page?: number;
}
export interface GetNegativeYogasResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
yogas: {
id: string;
name: string;
effectClass: "ADVERSE";
/** All that hold; empty where there is one form */
forms: ("a" | "b" | "c")[];
/** Those that form it */
planets: Planet[];
houses: number[];
/** Of the first form that holds */
evidence: string[];
strength: "STRONG" | "MEDIUM" | "WEAK" | "CANCELLED";
cancellations: DetectYogasCancellation[];
weakenedBy: DetectYogasCancellation[];
effect: string;
source: string;
net: "ACTIVE" | "REDUCED" | "CANCELLED";
area: Area;
caution: string | null;
tested: {
rule: string;
kind: "CANCEL" | "WEAKEN";
holds: boolean;
}[];
}[];
activeCount: number;
reducedCount: number;
cancelledCount: number;
/** Yogas not cancelled, by the field of life they strain */
areas: {
area: Area;
ids: string[];
}[];
/** Yogas give their fruit in the periods of the planets that form them */
carriers: Carrier[];
/** Tested and not present */
absentIds: string[];
catalogueSize: number;
natureUsed: NatureUsed;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetParivartanaYogaArguments extends Birth {}
export interface GetParivartanaYogaResult extends Result {
answer: string;
pairs: {
planets: Graha[];
/** Where each stands */
signs: Sign[];
/** The houses exchanged, the effective house of each */
houses: number[];
class: "MAHA" | "KHALA" | "DAINYA";
effect: string;
effectiveHouse: Partial<Record<Graha, number>>;
dignities: Partial<Record<Graha, "EXALTED" | "MOOLATRIKONA" | "GREAT_FRIEND" | "FRIEND" | "NEUTRAL" | "ENEMY" | "GREAT_ENEMY" | "DEBILITATED">>;
combust: Graha[];
strength: "STRONG" | "MEDIUM" | "WEAK";
}[];
otherExchanges: {
planets: Planet[];
kind: "NAVAMSA" | "STAR";
}[];
counts: {
MAHA: number;
KHALA: number;
DAINYA: number;
};
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetSunYogasArguments extends Birth {}
export interface GetSunYogasResult extends Result {
answer: string;
solarClass: "VESI" | "VOSI" | "UBHAYACHARI" | "NONE";
/** Null where nobody is beside the Sun */
kind: "SHUBHA" | "PAPA" | "MIXED" | null;
secondFromSun: Planet[];
twelfthFromSun: Planet[];
yogas: {
id: string;
name: string;
effectClass: "SOLAR";
/** All that hold; empty where there is one form */
forms: ("a" | "b" | "c")[];
/** Those that form it */
planets: Planet[];
houses: number[];
/** Of the first form that holds */
evidence: string[];
strength: "STRONG" | "MEDIUM" | "WEAK";
cancellations: DetectYogasCancellation[];
weakenedBy: DetectYogasCancellation[];
effect: string;
source: string;
}[];
sun: {
sign: Sign;
house: number;
dignity: MarsDignity;
vargottama: boolean;
dayBirth: boolean;
};
/** Tested and not present */
absentIds: string[];
catalogueSize: number;
natureUsed: NatureUsed;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetYogasAdvancedArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Default 1. */
page?: number;
}
export interface GetYogasAdvancedResult extends Result {
answer: string;
asOf: string;
nabhasa: {
id: string;
group: "ASHRAYA" | "DALA" | "AKRITI" | "SANKHYA";
rows: {
id: string;
name: string;
effectClass: "NABHASA";
/** All that hold; empty where there is one form */
forms: ("a" | "b" | "c")[];
/** Those that form it */
planets: Planet[];
houses: number[];
/** Of the first form that holds */
evidence: string[];
strength: "MEDIUM" | "CANCELLED";
cancellations: DetectYogasCancellation[];
weakenedBy: DetectYogasCancellation[];
effect: string;
source: string;
}[];
occupiedSigns: number;
};
yogas: {
id: string;
name: string;
effectClass: "RAJA" | "DHANA" | "LEARNING" | "CHARACTER" | "SPIRITUAL";
/** All that hold; empty where there is one form */
forms: ("a" | "b" | "c")[];
/** Those that form it */
planets: Planet[];
houses: number[];
/** Of the first form that holds */
evidence: string[];
strength: "STRONG" | "MEDIUM" | "WEAK";
cancellations: DetectYogasCancellation[];
weakenedBy: DetectYogasCancellation[];
effect: string;
source: string;
}[];
counts: {
RAJA: number;
DHANA: number;
LEARNING: number;
CHARACTER: number;
SPIRITUAL: number;
};
/** Yogas give their fruit in the periods of the planets that form them */
carriers: Carrier[];
/** Absent yogas of which one clause of three or more fails, the first ten */
nearMisses: NearMiss[];
/** Tested and not present */
absentIds: string[];
catalogueSize: number;
natureUsed: NatureUsed;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface AnswerQuestionArguments extends Birth {
/** As the person put it */
question?: string;
/** Event name, beside or without question */
event?: string;
/** Tokens: 600, 1500 or 4000. Default 1500. */
budget?: number;
/** For whom. Default "asker". */
voice?: "asker" | "astrologer" | "audit";
/** The partner or twin */
person2?: Person2;
/** Where the roles ask for it */
gender?: "male" | "female";
/** Whose matter */
relation?: GetFullChartRelation;
/** Horary number */
number?: number;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** First day that counts */
start_date?: string;
/** Last one */
end_date?: string;
/** Dates to choose from */
candidate_dates?: string[];
/** What happened; 5 or more help */
known_events?: KnownEvent[];
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** Adds a link to a report to print */
report?: boolean;
}
export interface AnswerQuestionResult {
/** Of the tool that decided */
system: System;
provenance: Provenance;
language?: string;
names?: Record<string, string>;
answer: string;
understood: {
topic: string | null;
event: string | null;
matter: string | null;
dates: {
from: string;
to: string | null;
said: string;
} | null;
about: "self" | "son" | "daughter" | "child" | "mother" | "father" | "spouse" | "sibling" | "other";
};
verdict: {
says: string;
/** In the word of the tool that decided */
verdict: string;
side: "yes" | "split" | "no" | null;
/** Of 100 random births those on the same side */
baseRate: number | null;
} | null;
wouldChange?: {
/** It holds for births so much earlier */
earlierSeconds: number;
laterSeconds: number;
says: string;
} | null;
first: AnswerQuestionFirst | null;
best: AnswerQuestionFirst | null;
for?: For[];
against?: For[];
/** For an astrologer */
kpLine?: string;
/** With 4000 tokens */
details?: {
tool: string;
lines: string[];
}[];
/** For an audit */
steps?: {
tool: string;
/** Sent beyond the birth */
arguments: Partial<Record<string, unknown>>;
rules: string[];
error?: string;
}[];
notLookedAt?: string[];
askNext?: string[];
/** Where report was sent */
report?: {
/** What it costs and how long it can be read, or why there is none */
says: string;
/** Resource of MCP; with .pdf at its end it is PDF */
uri?: string;
/** As POST /v1/reports/{kind} names it */
kind?: string;
/** Most that reading it once takes from the allowance */
units?: number;
until?: string;
};
disclaimers: string[];
}
export interface GetBusinessViabilityArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetBusinessViabilityResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
verdict: "VIABLE" | "VIABLE_WITH_CARE" | "LIMITED" | "NOT_INDICATED";
promise: GetBusinessViabilityPromise;
/** Promises of self_employment, business_partnership and business_loss. */
related: Partial<Record<string, GetElectionOutcomePromise>>;
tests: {
test: "STAR_LORD_OF_CSL_7" | "LOSS_MARK" | "TENANTS_OF_7" | "SATURN_AS_CSL_7";
/** CLEAR means that the test found nothing, MIXED that support and harm are equal. */
result: "SUPPORTIVE" | "HARMFUL" | "MIXED" | "LOSS_MARK" | "NOTED" | "SLOW_PUBLIC" | "CLEAR";
reason: string;
}[];
ownership: "SOLO" | "PARTNERSHIP" | "EITHER" | "NONE";
lines: {
planet: Planet;
role: "CSL_7" | "STAR_LORD_OF_CSL_7" | "OCCUPANT_OF_7";
field: string;
}[];
startWindows: GetBusinessViabilityStartWindow[];
/** Periods that can bring loss or closure. */
riskWindows: GetBusinessViabilityStartWindow[];
/** Why there is no period to begin. */
withheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityBest;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
startWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
riskWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
startWindows: GetBusinessViabilityStartWindows2 | null;
riskWindows: GetBusinessViabilityStartWindows2 | null;
};
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCareerAdvancedArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetCareerAdvancedResult extends Result {
answer: string;
asOf: string;
/** By event key. */
promises: Partial<Record<string, {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
cusp: number;
}>>;
/** Of the cusps judged, by house number. */
chains: Partial<Record<string, Chain>>;
mode: GetCareerAdvancedMode;
sector: Sector;
balance: {
band: GetCareerAdvancedBand;
careerBalanceIndex: number;
};
government: Government;
governmentReason: string;
abroad: {
verdict: Government;
reason: string;
};
arcs: {
start: string;
end: string;
md: Planet;
ad: Planet;
/** A lord AGAINST work gives PRESSURE, two STRONG ones RISE, one STEADY, none QUIET. */
class: GetCareerAdvancedClass;
reason: string;
/** The last antardasha of its mahadasha. */
chidra: boolean;
}[];
turningPoints: {
date: string;
from: GetCareerAdvancedClass;
to: GetCareerAdvancedClass;
}[];
/** The 120 dasha years end before the horizon does. */
truncated?: true;
strengths: string[];
cautions: string[];
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCareerBlockageDiagnosisArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetCareerBlockageDiagnosisResult extends Result {
answer: string;
asOf: string;
tenthCsl: Planet;
chain: Chain;
missingHouses: number[];
diagnoses: Diagnose[];
primaryBlockage: GetCareerBlockageDiagnosisCode | null;
/** The star lord of the tenth sub lord was retrograde at birth. It has no date. */
deferred: Deferred | null;
resolutionWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
/** Nothing is missing and there is no exposure to layoff. */
clear: boolean;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCareerCuspPanelArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetCareerCuspPanelResult extends Result {
answer: string;
careerCusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason?: string;
chain?: Chain;
/** Weight for the career less weight against it. */
net: number;
}[];
negationCusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason?: string;
chain?: Chain;
/** Weight against the career less weight for it. */
pressure: number;
}[];
careerBalanceIndex: number;
band: GetCareerAdvancedBand;
factors?: GetCareerCuspPanelFactor[];
/** Among the career cusps. */
strongestCusp: number;
weakestCusp: number;
sharedCsl: SharedCsl[];
disclaimer: string;
/** What the reading is not for */
useNote: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetCareerSignatureArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetCareerSignatureResult extends Result {
answer: string;
categories: {
category: Category;
score: number;
rank: number;
signatureHits: SignatureHit[];
}[];
topCategory: Category;
/** The first two, where at most three points part them. */
closeCall?: Category[];
sectorClass: Sector;
sectorReason: string;
employmentMode: "employment" | "business" | "mixed";
leadershipScore: number;
technicalScore: number;
creativeScore: number;
talentFactors?: {
leadership: SignatureHit[];
technical: SignatureHit[];
creative: SignatureHit[];
};
scoreProvenance: "service-extension";
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetEarnedIncomePanelArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetEarnedIncomePanelResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
incomeGrade: IncomeGrade;
cusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
point: number;
}[];
/** The points of the cusps added up. */
balance: number;
leakageFlag: boolean;
leaks: Leak[];
steadiness: "STEADY" | "VARIABLE" | "MIXED";
steadinessReason: string;
sources: Source[];
incrementWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
promise: GetBusinessViabilityPromise;
scoreProvenance: "service-extension";
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetJobChangeTimingArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetJobChangeTimingResult extends Result {
answer: string;
asOf: string;
promised: boolean;
/** A delay by the chart, which denies nothing and has no date. */
deferred: Deferred | null;
gate: Gate;
chain?: Chain;
changeAxis: ChangeAxis;
/** Neither way is covered, so the gate houses alone are timed. */
weakAxis?: true;
windows: {
start: string;
end: string;
/** The range asked for cut it */
clipped?: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered?: number[];
missing?: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy?: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon?: Planet[];
axis: "EXIT_5_9" | "MOVE_3_12";
/** The same period fits this way too. */
otherAxis?: "EXIT_5_9" | "MOVE_3_12";
nextJobSupport: "SUPPORTED" | "GAP_RISK";
transitSupport?: {
planet: "Saturn" | "Jupiter";
target: "CUSP_10" | "STAR_OF_CUSP_10";
start: string;
/** The same as start where a planet passes the cusp. */
end: string;
}[];
}[];
/** The strongest period; a WEAK one only where no other is found */
best: GetJobChangeTimingBest;
/** The earliest that can be used, of all that are found */
first: GetJobChangeTimingBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
EXIT_5_9: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
MOVE_3_12: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
EXIT_5_9: GetBusinessViabilityStartWindows2 | null;
MOVE_3_12: GetBusinessViabilityStartWindows2 | null;
};
withheldReason?: string;
/** Promises of job_change and job_transfer. */
promises: Partial<Record<string, GetJobChangeTimingPromise>>;
/** The transits were not searched to the end. */
truncated?: true;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetJobVsBusinessVerdictArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetJobVsBusinessVerdictResult extends Result {
answer: string;
consensus: GetCareerAdvancedMode;
/** STRONG where four or five rules give the consensus, PARTIAL where three do. */
agreement: "STRONG" | "PARTIAL" | "DIVERGENT";
rules: {
id: "A" | "B" | "C" | "D" | "E";
source: string;
result: GetCareerAdvancedMode;
explanation: string;
evidence?: {
planet: Planet;
levels: Levels;
};
}[];
denialGate: DenialGate;
advice: string;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetOccupationMatchesArguments extends Birth {
/** One to judge by name */
occupation?: string;
/** Default 1. */
page?: number;
}
export interface GetOccupationMatchesResult extends Result {
answer: string;
/** The occupation asked about */
asked?: Asked;
matches: Asked[];
/** The mean of the best three rows of a family. */
topFamilies: TopFamily[];
noSettledOccupationFlag: boolean;
triad: {
signLord: Graha;
starLord: Planet;
subLord: Planet;
/** What star lord and sub lord mean together. */
pairField: string;
};
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
scoreProvenance: "service-extension";
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetProfessionDescriptionArguments extends Birth {}
export interface GetProfessionDescriptionResult extends Result {
answer: string;
describer: Describer;
primaryIndustry: PrimaryIndustry;
secondaryIndustry: SecondaryIndustry;
pairField: string;
sector: Sector;
employmentMode: "employment" | "business" | "mixed";
workType: string;
temperament: string;
/** In words only, from the grade of earned income. */
salaryBand: SalaryBand;
mobility: Mobility;
/** By the distance of the cusp to a sub border */
confidence: "HIGH" | "MODERATE" | "LOW";
/** Neither service nor business is promised. */
onlyIfWorking?: true;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetProfessionIndicatorsArguments extends Birth {}
export interface GetProfessionIndicatorsResult extends Result {
answer: string;
/** The moment of the running mahadasha. */
asOf: string;
indicators: {
id: "MERIDIAN_SIGN_LORD" | "MERIDIAN_STAR_LORD" | "MERIDIAN_SUB_LORD" | "MERIDIAN_PAIR" | "NEAREST_TO_CUSP_10" | "OCCUPANTS_OF_10" | "OWNER_OF_10" | "CSL_10" | "STAR_LORD_OF_CSL_10" | "CSL_6" | "CSL_2" | "PRINCIPAL_OF_2" | "PRINCIPAL_OF_6" | "PRINCIPAL_OF_10" | "RUNNING_MD_LORD" | "MERIDIAN_SIGN" | "NAVAMSA_FROM_LAGNA" | "NAVAMSA_FROM_MOON" | "NAVAMSA_FROM_SUN";
planets: Planet[];
field: string;
houses?: number[];
source: string;
/** False for a rule from outside KP, which is not counted. */
kp: boolean;
}[];
/** How many KP rows name the planet. */
frequency: {
planet: Planet;
count: number;
}[];
leadingPlanet: Planet;
leadingField: string;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetPromotionVerdictArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetPromotionVerdictResult extends Result {
answer: string;
asOf: string;
/** The sub lord of cusp 11. */
csl: Planet;
starLord: Planet;
eligible: boolean;
/** Only retrogression stands in the way, so it comes late, without a date. */
deferred: boolean;
conditions: Conditions;
pairs: Pair[];
promise: GetPromotionVerdictPromise;
/** Those of class FULL. */
actualPromotionWindows: ActualPromotionWindow[];
/** Those of class PARTIAL. */
possibleWindows: ActualPromotionWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
/** Not eligible, or no actual window can be used in the first half of the horizon. */
stagnationFlag: boolean;
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetTerminationRiskArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetTerminationRiskResult extends Result {
answer: string;
asOf: string;
riskBand: "LOW" | "WATCH" | "ELEVATED" | "HIGH";
score: number;
factors: GetCareerCuspPanelFactor[];
kind: GetTerminationRiskKind;
kindReason: string;
/** Promises of job_loss, resignation and career_start. */
promises: Partial<Record<string, GetElectionOutcomePromise>>;
riskWindows: GetBusinessViabilityStartWindow[];
/** Why there is no period of risk. */
withheldReason?: string;
protectedWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetTerminationRiskBest;
/** The earliest that can be used, of all that are found */
first: GetTerminationRiskBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
riskWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
protectedWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
riskWindows: GetBusinessViabilityStartWindows2 | null;
protectedWindows: GetBusinessViabilityStartWindows2 | null;
};
currentDasha: {
md: Planet;
ad: Planet;
pd: Planet;
/** On 2, 6, 10 and 11 against 5, 8 and 12. */
leans: {
planet: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
period: "MD" | "AD" | "PD";
standing: Standing;
}[];
};
scoreProvenance: "service-extension";
/** What the reading is not for */
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetFertilityWindowArguments extends Birth {
/** The other parent */
partner?: Person2;
/** Local time; default now */
as_of_date?: string;
/** To look ahead. Default 15. */
horizon_years?: number;
detail?: "brief" | "full";
}
export interface GetFertilityWindowResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
verdict: GetFertilityWindowVerdict;
promise: GetPromotionVerdictPromise;
related: {
second_child: GetJobChangeTimingPromise;
pregnancy_loss: GetJobChangeTimingPromise;
adoption: GetJobChangeTimingPromise;
};
signLens: {
signs: {
of: string;
sign: Sign;
class: "FRUITFUL" | "SEMI" | "BARREN";
}[];
sum: number;
class: "FRUITFUL" | "SEMI" | "BARREN";
};
delays: {
delay: "SATURN" | "STAR_LORD_RETROGRADE" | "PARTIAL_DENIAL" | "NODE_IN_FIFTH";
detail: string;
rule: string;
}[];
windows: GetFertilityWindowWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
partner?: {
verdict: GetFertilityWindowVerdict;
promise: GetPromotionVerdictPromise;
windows: GetFertilityWindowWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
};
/** Null without a partner */
jointWindows: JointWindow[] | null;
jointWithheldReason?: string;
alternative: "ADOPTION" | null;
crossLens: {
person: "first" | "partner";
name: "BEEJA" | "KSHETRA";
longitude?: number;
sign: Sign;
navamsaSign: Sign;
state: "GOOD" | "MIXED" | "WEAK";
}[];
ageNote?: string;
truncated?: true;
next: GetChoghadiyaTodayNext[];
}
export interface CheckCompatibilityArguments extends Birth {
/** Has no part in these factors */
gender?: "male" | "female";
/** The second person */
person2: Person2;
/** Local time; default now */
as_of_date?: string;
}
export interface CheckCompatibilityResult extends Result {
answer: string;
asOf: string;
overallScore: number;
verdict: CheckCompatibilityVerdict;
factors: {
name: CheckCompatibilityName;
score: number;
weight: number;
note: string;
/** Not a rule of KP */
cross: boolean;
/** Their points add up to the score */
details: {
detail: string;
points: number;
}[];
}[];
promises: {
person1: GetBusinessViabilityPromise;
person2: GetBusinessViabilityPromise;
};
warnings: string[];
useNote: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetAshtaKootaMilanArguments extends Birth {
/** Says who is groom, if known */
gender?: "male" | "female";
/** The second person */
partner: Person2;
}
export interface GetAshtaKootaMilanResult extends Result {
answer: string;
total: number;
maximum: 36;
band: CheckCompatibilityVerdict;
kootas: {
name: GetAshtaKootaMilanName;
score: number;
max: number;
note: string;
person1Class: string;
person2Class: string;
}[];
nadiDosha: NadiDosha;
bhakootDosha: BhakootDosha;
totalIfCancelled: number;
/** With groom and bride exchanged */
reverseTotal: number;
orientation: Orientation;
moons: {
person1: GetAshtaKootaMilanPerson1;
person2: GetAshtaKootaMilanPerson1;
};
extras: Extras;
warnings: {
person: "person1" | "person2";
border: "sign" | "star" | "sign and star";
distanceArcsec: number;
totalOnOtherSide: number;
note: string;
}[];
kpNote: string;
useNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCompatibilityAdvancedArguments extends MaybeBirth {
/** The first person, else the birth data at top level */
person1?: Person2;
/** The second person */
person2: Person2;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetCompatibilityAdvancedResult extends Result {
answer: string;
asOf: string;
verdict: GetCompatibilityAdvancedVerdict;
total: number;
maximum: 24;
/** Why the verdict is at most below average */
override: GetCompatibilityAdvancedOverride | null;
factors: {
code: GetCompatibilityAdvancedCode;
state: "GOOD" | "MEDIUM" | "POOR";
points: number;
person1?: GetCompatibilityAdvancedPerson1;
person2?: GetCompatibilityAdvancedPerson1;
}[];
/** Of marriage. The chains stand in analyze_natal_promise of either person. */
promises: {
person1: GetCompatibilityAdvancedPerson12;
person2: GetCompatibilityAdvancedPerson12;
};
marriageWindows: JointWindow[];
withheldReason?: string;
porouthamRejectionNote?: string;
useNote: string;
charts?: {
/** Longitudes of cusps 1 to 12 and of the planets. */
person1: GetCompatibilityAdvancedPerson13;
/** Longitudes of cusps 1 to 12 and of the planets. */
person2: GetCompatibilityAdvancedPerson13;
};
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface RunCareerCompleteReadingArguments extends Birth {
/** Local time; default now */
as_of_date?: string;
/** Years to look ahead. Default 15. */
horizon_years?: number;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
}
export interface RunCareerCompleteReadingResult extends Result {
answer: string;
synthesis: {
text: string;
answer: "BUSINESS_RATHER_THAN_SERVICE" | "NOT_PROMISED" | "CONTESTED" | "PROMISED_WITH_STRUGGLE" | "PROMISED_AS_BUSINESS" | "PROMISED_AT_RISK" | "PROMISED";
confidence: "HIGH" | "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: Timing | null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
};
asOf: string;
promiseVerdicts: {
career_start: CareerStart;
promotion: GetElectionOutcomePromise;
government_job: GetElectionOutcomePromise;
foreign_job: GetElectionOutcomePromise;
job_change: GetElectionOutcomePromise;
job_loss: GetElectionOutcomePromise;
business_start: GetElectionOutcomePromise;
};
timingWindows: {
rank: number;
class: "FULL" | "PARTIAL" | "WEAK";
md: Planet;
ad: Planet;
pd: Planet;
start: string;
end: string;
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Lords that are ruling planets of asOf too; they only break ties */
rpOverlap: Planet[];
transitConfirmed: boolean;
candidateDates: {
start: string;
end: string;
starLord: Planet;
/** At the start */
subLord: Planet;
/** DELAYED where the star lord was retrograde at birth. */
status: "OPEN" | "DELAYED";
by: ("SATURN" | "JUPITER" | "SUN" | "MOON")[];
}[];
}[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
cuspPanel: {
careerCusps: {
cusp: number;
csl: Planet;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
/** Weight for the career less weight against it. */
net: number;
}[];
negationCusps: {
cusp: number;
csl: Planet;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
/** Weight against the career less weight for it. */
pressure: number;
}[];
careerBalanceIndex: number;
band: GetCareerAdvancedBand;
/** Among the career cusps. */
strongestCusp: number;
weakestCusp: number;
} | null;
jobVsBusiness: {
consensus: GetCareerAdvancedMode;
/** STRONG where four or five rules give the consensus, PARTIAL where three do. */
agreement: "STRONG" | "PARTIAL" | "DIVERGENT";
rules: {
id: "A" | "B" | "C" | "D" | "E";
result: GetCareerAdvancedMode;
}[];
denialGate: DenialGate;
advice: string;
} | null;
signature: {
categories: {
category: Category;
score: number;
rank: number;
}[];
topCategory: Category;
sectorClass: Sector;
sectorReason: string;
employmentMode: "employment" | "business" | "mixed";
leadershipScore: number;
technicalScore: number;
creativeScore: number;
scoreProvenance: "service-extension";
} | null;
profession: {
describer: Describer;
primaryIndustry: PrimaryIndustry;
secondaryIndustry: SecondaryIndustry;
pairField: string;
sector: Sector;
employmentMode: "employment" | "business" | "mixed";
workType: string;
temperament: string;
/** In words only, from the grade of earned income. */
salaryBand: SalaryBand;
mobility: Mobility;
/** By the distance of the cusp to a sub border */
confidence: "HIGH" | "MODERATE" | "LOW";
/** Neither service nor business is promised. */
onlyIfWorking?: true;
} | null;
occupations: {
matches: {
rank: number;
title: string;
family: Family;
score: number;
}[];
/** The mean of the best three rows of a family. */
topFamilies: TopFamily[];
noSettledOccupationFlag: boolean;
} | null;
income: {
incomeGrade: IncomeGrade;
cusps: {
cusp: number;
csl: Planet;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
point: number;
}[];
/** The points of the cusps added up. */
balance: number;
leakageFlag: boolean;
leaks: Leak[];
steadiness: "STEADY" | "VARIABLE" | "MIXED";
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
} | null;
promotion: {
eligible: boolean;
/** Only retrogression stands in the way, so it comes late, without a date. */
deferred: boolean;
conditions: Conditions;
pairs: Pair[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** Not eligible, or no actual window can be used in the first half of the horizon. */
stagnationFlag: boolean;
} | null;
jobChange: {
promised: boolean;
/** A delay by the chart, which denies nothing and has no date. */
deferred: Deferred | null;
gate: Gate;
changeAxis: ChangeAxis;
/** The strongest period; a WEAK one only where no other is found */
best: GetJobChangeTimingBest;
/** The earliest that can be used, of all that are found */
first: GetJobChangeTimingBest;
} | null;
blockages: {
missingHouses: number[];
diagnoses: Diagnose[];
primaryBlockage: GetCareerBlockageDiagnosisCode | null;
/** The star lord of the tenth sub lord was retrograde at birth. It has no date. */
deferred: Deferred | null;
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** Nothing is missing and there is no exposure to layoff. */
clear: boolean;
} | null;
termination: {
riskBand: "LOW" | "WATCH" | "ELEVATED" | "HIGH";
score: number;
factors: GetCareerCuspPanelFactor[];
kind: GetTerminationRiskKind;
kindReason: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetTerminationRiskBest;
scoreProvenance: "service-extension";
} | null;
dasamsa: {
ascendant: RunCareerCompleteReadingAscendant;
readout: {
topicFields: GetD10ChartTopicFields;
strongest: Graha;
weakest: Graha;
/** Sum of the factor points */
score: number;
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
};
} | null;
preVerdictAudit: PreVerdictAudit | null;
members: Member[];
failedMembers: string[];
disclaimers: string[];
/** What the reading is not for */
useNote: string;
}
export interface RunKarakamsaSpiritualLensArguments extends Birth {}
export interface RunKarakamsaSpiritualLensResult extends Result {
answer: string;
synthesis: {
text: string;
answer: "STRONG_CALLING" | "MARKED" | "PRESENT" | "QUIET";
confidence: "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: Timing | null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
/** By the planet of the Ishta Devata */
path: "ACTION" | "DEVOTION" | "KNOWLEDGE" | "KNOWLEDGE_AND_RITE" | "SERVICE_AND_AUSTERITY" | "MANTRA" | "LIBERATION" | null;
score: number;
factors: {
factor: "karakamsaPlanets" | "ketuTwelfth" | "ninthBenefic" | "mokshaMarker" | "devotionPlanets" | "rahuAffliction";
detail: string;
points: number;
}[];
};
asOf: string;
charaKarakas: {
scheme: "seven";
karakas: {
karaka: GetCharaKarakasKaraka;
planet: Graha;
sharedWith: Graha[];
sign: Sign;
navamsaSign: Sign;
}[];
eightScheme: {
karaka: GetCharaKarakasKaraka2;
/** Null: vacant after a tie */
planet: GetCharaKarakasPlanet | null;
}[];
/** Both schemes have one Atmakaraka */
sameInBoth: boolean;
atmakaraka: Graha;
karakamsa: Sign;
karakamsaHouse: KarakamsaHouse;
swamsa: Sign;
closeCalls: CloseCall[];
};
/** In the navamsa */
karakamsa: {
sign: Sign;
occupants: Planet[];
/** Planets that see it by rasi drishti */
aspects: Planet[];
fifth: Fifth;
ninth: Fifth;
twelfth: Fifth;
};
ishtaDevata: {
atmakaraka: Graha;
karakamsa: Sign;
twelfth: Sign;
decidedBy: "occupant" | "aspect" | "lord";
planet: Planet;
ishtaDevata: IshtaDevata;
/** The rest of the step that decided, strongest first */
otherPlanets: Planet[];
dharmaDevata: DharmaDevata;
palanaDevata: DharmaDevata;
/** Null where both schemes have one Atmakaraka */
eightSchemeAlternative: EightSchemeAlternative | null;
} | null;
navamsa: {
ascendant: RunCareerCompleteReadingAscendant;
planets: {
Sun: RunKarakamsaSpiritualLensSun;
Moon: RunKarakamsaSpiritualLensSun;
Mars: RunKarakamsaSpiritualLensSun;
Mercury: RunKarakamsaSpiritualLensSun;
Jupiter: RunKarakamsaSpiritualLensSun;
Venus: RunKarakamsaSpiritualLensSun;
Saturn: RunKarakamsaSpiritualLensSun;
Rahu: RunKarakamsaSpiritualLensSun;
Ketu: RunKarakamsaSpiritualLensSun;
};
} | null;
vimsamsa: {
ascendant: RunCareerCompleteReadingAscendant;
readout: {
topicFields: GetD20ChartTopicFields;
/** Sum of the factor points */
score: number;
verdict: "SUPPORTED" | "MIXED" | "STRAINED";
};
} | null;
karmaFixity: {
fixity: {
class: RunKarakamsaSpiritualLensClass;
};
merit: {
class: "CREDIT" | "MIXED" | "DEBT";
};
/** Sub lords of 5, 9, 12 on 5, 9, 12, null beyond the Placidus limit */
kpNote: KpNote[] | null;
} | null;
/** Null beyond the Placidus limit */
kpSide: GetElectionOutcomePromise | null;
members: Member[];
failedMembers: string[];
disclaimers: string[];
scoreProvenance: "service-extension";
extensionNote: string;
}
export interface RunKundliMatchCompleteArguments extends Birth {
/** Of the first person, says who is groom */
gender?: "male" | "female";
/** The second person */
partner: Person2;
/** Local time; default now */
as_of_date?: string;
}
export interface RunKundliMatchCompleteResult extends Result {
extensionNote: string;
answer: string;
synthesis: {
text: string;
answer: "ONE_SIDE_NOT_PROMISED" | "RECOMMENDED" | "RECOMMENDED_BY_KP_KOOTA_LOW" | "POSSIBLE_WITH_CARE" | "NOT_SUPPORTED";
confidence: "HIGH" | "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
/** The first of the shared periods */
timing: JointWindow | null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
};
asOf: string;
kpCuspal: {
verdict: GetCompatibilityAdvancedVerdict;
total: number;
maximum: 24;
/** Why the verdict is at most below average */
override: GetCompatibilityAdvancedOverride | null;
factors: {
code: GetCompatibilityAdvancedCode;
state: "GOOD" | "MEDIUM" | "POOR";
points: number;
person1: RunKundliMatchCompletePerson1;
person2: RunKundliMatchCompletePerson1;
}[];
promises: {
person1: RunKundliMatchCompletePerson12;
person2: RunKundliMatchCompletePerson12;
};
marriageWindows: JointWindow[];
};
ashtakoota: {
total: number;
maximum: 36;
band: CheckCompatibilityVerdict;
kootas: {
name: GetAshtaKootaMilanName;
score: number;
max: number;
}[];
nadiDosha: NadiDosha;
bhakootDosha: BhakootDosha;
totalIfCancelled: number;
orientation: Orientation;
extras: Extras;
kpNote: string;
} | null;
sevenFactors: {
overallScore: number;
verdict: CheckCompatibilityVerdict;
factors: {
name: CheckCompatibilityName;
score: number;
weight: number;
/** Not a rule of KP */
cross: boolean;
}[];
} | null;
manglik: {
person1: RunKundliMatchCompletePerson13 | null;
person2: RunKundliMatchCompletePerson13 | null;
/** Both have it or neither */
matched: boolean | null;
kpDissent: string | null;
};
upapada: {
person1: RunKundliMatchCompletePerson14 | null;
person2: RunKundliMatchCompletePerson14 | null;
/** Signs from the first Upapada to the second */
distance: number | null;
relationship: "EXCELLENT" | "GOOD" | "FAIR" | "WEAK" | null;
/** Natural friends both ways */
lordsFriendly: boolean | null;
};
kalsarpa: {
person1: RunKundliMatchCompletePerson15 | null;
person2: RunKundliMatchCompletePerson15 | null;
};
spouseTraits: {
person1: RunKundliMatchCompletePerson16 | null;
person2: RunKundliMatchCompletePerson16 | null;
};
audits: {
person1: RunKundliMatchCompletePerson17 | null;
person2: RunKundliMatchCompletePerson17 | null;
};
members: Member[];
failedMembers: string[];
disclaimers: string[];
useNote: string;
}
export interface RunMarriageCompleteReadingArguments extends Birth {
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
}
export interface RunMarriageCompleteReadingResult extends Result {
answer: string;
synthesis: {
text: string;
answer: "PROMISED" | "PROMISED_WITH_DELAY" | "PROMISED_WITH_OBSTACLES" | "WEAKLY_PROMISED" | "CONTESTED" | "NOT_PROMISED";
confidence: "HIGH" | "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: Timing | null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
delay: {
verdict: RunMarriageCompleteReadingVerdict;
delayScore: number;
factors: RunMarriageCompleteReadingFactor[];
/** Of the 7th sub lord; a fact of the chart, no date */
retrogradeDelay: Deferred | null;
firstWindow: {
start: string;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
} | null;
/** Whole years at its usableStart */
ageAtFirstWindow: number | null;
} | null;
};
asOf: string;
promiseVerdict: CareerStart;
timingWindows: GetBusinessViabilityStartWindow[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
spouseCharacteristics: {
/** Marriage is not promised */
onlyIfPromised?: true;
describer: Describer;
csl7: Planet;
physical: string;
personality: string;
workArchetype: WorkArchetype;
workMode: WorkMode;
relativeAge: RelativeAge;
ageGapPossible: boolean;
background: string;
origin: Origin[];
wealth: "GOOD" | "MODERATE" | "MODEST";
distance: "NEAR" | "FAR" | "UNKNOWN";
secondary: Secondary;
/** By the distance of the cusp to a sub border */
confidence: "HIGH" | "MODERATE" | "LOW";
scoreProvenance: "service-extension";
} | null;
manglikDosha: {
present: boolean;
severity: CheckDoshasSeverity;
/** Points add up to the severity, 0 to 3 */
severityFactors: SeverityFactor[];
cancellations: CheckDoshasCancellation[];
kpDissent: string;
customary: true;
fromLagna: FromLagna;
fromMoon: FromLagna;
fromVenus: FromLagna;
venusOnly: boolean;
marsSign: Sign;
marsDignity: MarsDignity;
baseRate: string;
/** Null where Placidus houses do not exist */
kpView: KpView | null;
} | null;
upapadaLagna: {
upapada: Upapada;
second: Seventh;
factors: GetUpapadaLagnaFactor[];
score: number;
/** SUPPORTED from 2, STRAINED from -2 */
strength: "SUPPORTED" | "MIXED" | "STRAINED";
/** By which a second marriage is read */
secondReference: SecondReference;
advisory: string;
} | null;
vargottamaSummary: {
vargottama: Vargottama[];
count: number;
ascendantVargottama: boolean;
/** Vargas in which the birth sign returns */
repeats: Repeats;
strengthMultipliers: StrengthMultipliers;
note: string;
} | null;
secondMarriagePromise: {
promise: GetElectionOutcomePromise;
multiplicity: {
verdict: RunMarriageCompleteReadingVerdict2;
tests: RunMarriageCompleteReadingTest[];
};
} | null;
preVerdictAudit: PreVerdictAudit | null;
members: Member[];
failedMembers: string[];
disclaimers: string[];
withheldReason?: string;
disclaimer: string;
}
export interface RunTodayCompleteArguments extends Birth {
/** Local at the place; default now */
query_date?: string;
/** Default birth place */
query_latitude?: number;
/** Sent with query_latitude */
query_longitude?: number;
/** Ahead of UTC there */
query_utc_offset_minutes?: number;
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
}
export interface RunTodayCompleteResult extends Result {
answer: string;
synthesis: {
text: string;
answer: "SUPPORTIVE" | "STEADY" | "MIXED" | "CAREFUL";
confidence: "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
score: number;
factors: {
factor: "AD_LORD" | "PD_LORD" | "MOON_STAR_LORD" | "MOON_SUB_LORD" | "RULING_PLANET" | "TARA_BALA" | "CHANDRASHTAMA" | "OWN_MEAN";
detail: string;
points: number;
system: "kp" | "parashari";
}[];
/** Signified at level 1 or 2 by both the pratyantardasha lord and the Moon's sub lord */
focusHouses: {
house: number;
keyword: string;
}[];
/** Longest good one without Rahu Kaal */
bestSlot: BestSlot | null;
/** Longest low one */
avoidSlot: BestSlot | null;
};
asOf: string;
place: Place;
dasha: {
levels: {
level: "MD" | "AD" | "PD" | "SD" | "PrD";
lord: {
planet: Planet;
};
startDate: string;
endDate: string;
daysLeft: number;
}[];
next: RunTodayCompleteNext[];
/** By the lords of the first three periods, each house at its best level. */
housesActivated: HousesActivated[];
/** All three lords are strong for them; at most 6. */
activeEvents: ActiveEvent[];
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Running lords that are ruling planets of the moment. */
overlapWithRp: Planet[];
/** Whether the border of the period is near. */
sandhi: Sandhi;
};
moon: {
about: string;
asOf: string;
longitude: number;
sign: Sign;
signLord: Graha;
star: Star;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
minutesRemainingInSub: number;
nextSubLord: Planet;
subEndsAt: string;
starEndsAt: string;
signEndsAt: string;
nextSubs: NextSub[];
/** Such as Krishna Shashthi or Purnima. */
tithi: string;
tithiNumber: number;
paksha: "Shukla" | "Krishna";
} | null;
/** Until the next sunrise, cut where the Moon changes sub */
slots: BestSlot[];
rulingPlanets: {
slots: Slots;
ranked: {
planet: Planet;
/** 1 is the strongest, by more slots, then the higher slot. */
rank: number;
status: "kept" | "deferred" | "rejected";
/** Listed, but it does not count as a ruling planet. */
subSlotOnly: boolean;
}[];
nextChange: NextChange;
} | null;
transits: {
planets?: {
planet: Planet;
sign: Sign;
starLord: Planet;
subLord: Planet;
natalHouse: number;
/** Mars to Saturn only. */
retrograde: boolean;
}[];
contacts: RunTodayCompleteContact[];
rules: Rule[];
} | null;
/** The three that come next */
subLordChanges: {
Sun?: RunTodayCompleteSun;
Moon?: RunTodayCompleteSun;
Mars?: RunTodayCompleteSun;
Mercury?: RunTodayCompleteSun;
Jupiter?: RunTodayCompleteSun;
Venus?: RunTodayCompleteSun;
Saturn?: RunTodayCompleteSun;
Rahu?: RunTodayCompleteSun;
Ketu?: RunTodayCompleteSun;
} | null;
taraBala: {
birthStar: BirthStar;
current: GetTaraBalaCurrent;
/** Null: none within 30 days */
nextGood: NextGood | null;
} | null;
panchang: {
weekday: GetPanchangWeekday;
tithi: {
name: GetPanchangName;
end: string;
paksha: "Shukla" | "Krishna";
};
nakshatra: {
name: Star;
end: string;
pada: number;
};
yoga: {
name: GetPanchangName2;
end: string;
quality: "good" | "bad";
};
karana: {
name: GetPanchangName3;
end: string;
isVishti: boolean;
};
sunrise: string;
sunset: string;
rahuKaal: RahuKaal;
yamagandaKaal: RahuKaal;
gulikaiKaal: RahuKaal;
abhijit: Abhijit;
varjyam: RahuKaal[];
amritaKala: RahuKaal[];
flags: Flag[];
} | null;
hora: {
weekdayLord: Graha;
currentHora: CurrentHora;
} | null;
choghadiya: {
currentPeriod: {
index: number;
part: "day" | "night";
name: GetChoghadiyaTodayName;
lord: Graha;
quality: Quality;
start: string;
end: string;
interpretation: string;
overlapsRahuKaal: boolean;
isCurrent: boolean;
minutesLeft: number;
};
/** Null: none begins before the next sunrise */
nextAuspicious: NextAuspicious | null;
} | null;
members: Member[];
failedMembers: string[];
disclaimers: string[];
scoreProvenance: "service-extension";
}
export interface RunTripleDashaConsensusArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Local time; default now */
query_date?: string;
/** Years to look ahead. Default 10. */
horizon_years?: number;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
}
export interface RunTripleDashaConsensusResult extends Result {
extensionNote: string;
answer: string;
synthesis: {
text: string;
answer: RunTripleDashaConsensusAnswer;
confidence: "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
};
asOf: string;
eventResolution: EventResolution;
promise: CareerStart;
convergence: RunTripleDashaConsensusAnswer;
vimshottari: {
md: Mahadasha;
ad: Mahadasha;
pd: Mahadasha;
/** Of the three lords, whether the event is promised or not */
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
/** The three antardashas that rank first */
periods: RunTripleDashaConsensusPeriod[];
state: "ON" | "HALF" | "OFF";
reason: string;
};
yogini: {
/** Null outside the periods listed */
current: RunTripleDashaConsensusCurrent | null;
state: "ON" | "HALF" | "OFF";
reason: string;
};
chara: {
lineage: "K.N. Rao" | null;
direction: "forward" | "backward" | null;
/** Null outside the periods listed */
current: GetCharaDashaCurrent | null;
state: "ON" | "HALF" | "OFF";
reason: string;
};
/** By mahadasha and antardasha alone; at most 8, most dashas first chosen, in order of time */
meetings: {
start: string;
end: string;
on: ("vimshottari" | "yogini" | "chara")[];
count: number;
}[];
withheldReason?: string;
independenceNote: string;
members: Member[];
failedMembers: string[];
disclaimers: string[];
}
export interface RunYearOutlookCompleteArguments extends Birth {
/** Year in which the span begins; default the present one */
target_year?: number;
/** birthday: from the return of the Sun in that year to the next. Default "birthday". */
basis?: "calendar" | "birthday";
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
}
export interface RunYearOutlookCompleteResult extends Result {
extensionNote: string;
answer: string;
synthesis: {
text: string;
answer: RunYearOutlookCompleteAnswer;
confidence: "MODERATE" | "LOW";
/** The row that decided */
rule: string;
quoteFirst: string;
supports: Support[];
cautions: Support[];
timing: Timing | null;
/** Of other systems; never part of the answer */
crossSystem: CrossSystem[];
/** Tools or rows that a full reading still needs */
notCovered: string[];
score: number;
factors: {
factor: "varshaphala" | "months" | "dasha" | "sadeSati" | "ashtamaSani" | "yogini" | "eclipses" | "openings" | "ownMean";
system: "kp" | "parashari" | "tajik" | "extension";
detail: string;
points: number;
}[];
};
asOf: string;
targetYear: number;
basis: "calendar" | "birthday";
start: string;
end: string;
/** Of a year that has begun; what lies before is past */
readFrom?: string;
yearTone: RunYearOutlookCompleteAnswer;
varshaphala: {
pravesha: Pravesha;
lagna: GetVarshaphalaChartLagna;
muntha: Muntha;
yearLord: GetVarshaphalaChartYearLord;
mudda: Mahadasha[];
tone: "FAVOURABLE" | "MIXED" | "DIFFICULT";
factors: GetVarshaphalaChartFactor[];
};
months: {
/** YYYY-MM */
month: string;
tone: Tone;
toneWeights: ToneWeights;
themes: {
event: string;
class: "FULL" | "PARTIAL";
}[];
}[];
/** Vimshottari periods, cut to the span */
dasha: {
level: "AD" | "PD";
md: Planet;
ad: Planet;
pd?: Planet;
startDate: string;
endDate: string;
}[];
/** Periods left out at the end */
dashaMore: number;
/** Promised matters that open fully, best first */
openings: {
event: string;
key: string;
class: "FULL" | "PARTIAL" | "WEAK";
start: string;
end: string;
verdict: GetElectionOutcomeVerdict;
}[];
adverse?: {
event: string;
key: string;
class: "FULL" | "PARTIAL" | "WEAK";
start: string;
end: string;
verdict: GetElectionOutcomeVerdict;
/** A tendency that many charts share */
adverse?: true;
disclaimer?: string;
}[];
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
sadeSati: {
currentPhase: "Vraya" | "Janma" | "Patha" | null;
cycles: {
status: "PAST" | "CURRENT" | "FUTURE";
start: string;
end: string;
phases: {
phase: "Vraya" | "Janma" | "Patha";
sign: Sign;
spans: RunYearOutlookCompleteSpan[];
}[];
}[];
} | null;
/** Active at the middle of the span */
ashtamaSani: {
active: boolean;
/** One stay can be several spans by retrogression. */
spans: RunYearOutlookCompleteSpan2[];
} | null;
jupiter: {
/** Number of the return, 1 about age 12. */
cycle: number;
/** First direct passage. */
primaryDate: string;
/** One, or three with a retrogression. */
passes: Pass[];
/** Natal houses it occupies and owns, and those of its sub lord. */
housesTouched: number[];
}[];
eclipses: {
kind: "SOLAR" | "LUNAR";
type: Type;
maximum: string;
sign: Sign;
/** By cusps, null inside the polar circles. */
natalHouse: number | null;
houseFromMoon: number;
contacts: RunYearOutlookCompleteContact[];
impactScore: number;
band: "STRONG" | "NOTABLE" | "MILD" | "NONE";
}[];
yogini: {
at: string;
/** Null outside the periods listed */
current: RunTripleDashaConsensusCurrent | null;
/** Of the mahadasha */
tone: "benefic" | "difficult" | null;
}[];
/** Never scored */
ashtottari: {
applicability: Applicability;
points: {
at: string;
/** Null outside the periods listed */
current: RunYearOutlookCompleteCurrent | null;
}[];
} | null;
members: Member[];
failedMembers: string[];
disclaimers: string[];
scoreProvenance: "service-extension";
}
export interface AnalyzeNatalPromiseArguments extends Birth {
/** Up to 20 natal events, only these */
events?: string[];
/** Only the events of this topic */
topic?: GetBusinessViabilityTopic;
/** Default 1. */
page?: number;
/** Whose matter */
relation?: GetFullChartRelation;
/** All rows in tables. Default false. */
tables?: boolean;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
detail?: "brief" | "full";
/** What the nearest birth on the other side has. Default false. */
include_alternative?: boolean;
}
export interface AnalyzeNatalPromiseResult extends Result {
answer: string;
events: {
event: string;
key: string | null;
topic: GetBusinessViabilityTopic | null;
house: number;
csl: Planet;
verdict: GetElectionOutcomeVerdict;
basis?: GetBusinessViabilityBasis;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
required: number[];
covered: number[];
missing: number[];
supporting: number[];
supportHit?: number[];
denialHouses: number[];
denialHit: number[];
wholeDenialGroup?: boolean;
coveragePct: number;
bestRequiredLevel?: number | null;
bestDenialLevel?: number | null;
weightRequired?: number;
weightDenial?: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
delay: Delay | null;
kind?: GetBusinessViabilityKind[];
confirmations?: Confirmations;
reasoning: string[];
polarity: "favourable" | "adverse" | "neutral";
/** Unwelcome and not asked for by name or topic */
sensitive?: true;
/** On unwelcome events whose class has one; of one event alone it is among disclaimers */
disclaimer?: string;
stability: {
/** The side (yes, split, no) holds for births so much earlier */
beforeSeconds?: number;
afterSeconds?: number;
/** By the shorter side, 10, 4 and 1 minutes. Service thresholds. */
band: RunCareerCompleteReadingBand;
/** Nothing changes in the time looked at */
beyond?: boolean;
limitedBy?: LimitedBy;
/** Across that border */
becomes?: GetElectionOutcomeVerdict;
/** Side of a birth one second beyond beforeSeconds */
earlier?: "yes" | "split" | "no";
/** The same beyond afterSeconds */
later?: "yes" | "split" | "no";
/** For one event with birth_time_uncertainty_minutes, at most 60 rows */
table?: {
from: string;
to: string;
subLord: Planet;
verdict: GetElectionOutcomeVerdict;
side: "yes" | "split" | "no";
/** First period in 15 years from now. Null where not promised or none comes */
firstPeriod: FirstPeriod | null;
}[];
/** Rows far from the stated time are left out */
truncated?: true;
};
/** With birth_time_uncertainty_minutes */
alternatives?: RunCareerCompleteReadingAlternative[];
/** The alternatives differ in side */
uncertain?: true;
/** With include_alternative */
alternative?: RunCareerCompleteReadingAlternative2;
/** How the sub lord stands for it as lord of a period */
cslStanding: Standing;
}[];
/** With tables, in place of events */
eventTable?: {
columns: ("event" | "house" | "csl" | "verdict" | "band" | "side" | "required" | "covered" | "missing" | "supporting" | "denialHouses" | "denialHit" | "coveragePct" | "outweighed" | "baseRate" | "polarity" | "sensitive" | "delayedByStarLord" | "stability" | "beforeSeconds" | "afterSeconds" | "becomes" | "earlier" | "later" | "table" | "uncertain" | "alternatives" | "alternative" | "cslStanding" | "disclaimer" | "reasoning")[];
rows: ((string | number | number[] | boolean | null | object[] | object | string[])[])[];
};
/** Chains of the cusps judged on this page, by house number */
chains: Partial<Record<string, {
cusp: number;
longitude: number;
sign: Sign;
signLord: Planet;
starLord: Planet;
subLord: Planet;
csl?: Csl;
starLordOfCsl?: StarLordOfCsl;
subLordOfCsl?: SubLordOfCsl;
boundary: {
distanceArcmin: number;
severity: "CRITICAL" | "CAUTION" | "CLEAR";
tight?: boolean;
};
}>>;
/** With tables, in place of chains */
chainTable?: {
columns: ("cusp" | "longitude" | "sign" | "signLord" | "starLord" | "distanceArcmin")[];
rows: ((number | string | null)[])[];
};
/** Verdicts of all rows asked for, on every page; all 78 where none were named */
summary: Record<GetElectionOutcomeVerdict, number>;
/** Of those promised, how many stronger houses oppose */
outweighed?: number;
/** Verdicts by how much error of birth time they bear */
stabilitySummary?: Record<RunCareerCompleteReadingBand, number>;
boundaryCautions: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
severity: "CRITICAL" | "CAUTION" | "CLEAR";
}[];
/** With tables, in place of boundaryCautions */
cautionTable?: {
columns: ("target" | "severity")[];
rows: ((string | null)[])[];
};
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
disclaimers: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetBhadhakasthanaArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetBhadhakasthanaResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
lagnaSign: Sign;
modality: "movable" | "fixed" | "dual";
bhadhakaHouse: 7 | 9 | 11;
bhadhakaLord: Graha;
csl: Planet;
chain?: Chain;
occupants: Planet[];
/** Each planet once, in its best group */
significators: {
A: Planet[];
B: Planet[];
C: Planet[];
D: Planet[];
};
marakaHouses: (2 | 7)[];
signifiedDanger: SignifiedDanger[];
dangerFlag: "HIGH" | "MODERATE" | "LOW" | "NONE";
reason: string;
selfBhadhaka: boolean;
mitigation: {
factor: "STAR_LORD_OF_BHADHAKA_LORD" | "JUPITER_AND_LAGNA";
planet: Planet;
houses: SignifiedDanger[];
detail: string;
}[];
activeNow: {
planet: Planet;
period: "MD" | "AD" | "PD";
role: "LORD" | "AGENT";
}[];
boundary: {
distanceArcmin: number;
alternateSign: Sign;
alternateHouse: 7 | 9 | 11;
note: string;
} | null;
next: GetChoghadiyaTodayNext[];
}
export interface GetBoundaryWarningsArguments extends Birth {
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** Event of the reading: its cusps and the planets of their chains */
event?: string;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetBoundaryWarningsResult extends Result {
answer: string;
warnings: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
longitude?: number;
subLord: Planet;
severity: "CRITICAL" | "CAUTION";
distanceArcmin: number;
/** The nearer edge: start or end of the sub */
side?: "lower" | "upper";
/** Nearer than 1' */
tight?: boolean;
alternateSubLord: Planet;
alternateStarLord?: Planet;
alternateSign?: Sign;
/** Earlier negative; null: not within 20 minutes */
shiftSeconds: number | null;
/** Whose verdict changes sides with the other sub lord */
affectedEvents: string[];
stability: {
/** Holds for births so much earlier */
beforeSeconds?: number;
afterSeconds?: number;
/** By the shorter side, 10, 4 and 1 minutes. Service thresholds. */
band: RunCareerCompleteReadingBand;
/** Nothing changes in the time looked at */
beyond?: boolean;
limitedBy?: LimitedBy;
/** Across that border */
becomes?: Planet;
};
/** With birth_time_uncertainty_minutes */
alternatives?: GetBoundaryWarningsAlternative[];
/** More than one sub lord is possible */
uncertain?: true;
note: string;
}[];
/** With tables, in place of warnings */
warningTable?: {
columns: ("target" | "subLord" | "severity" | "distanceArcmin" | "alternateSubLord" | "alternateStarLord" | "alternateSign" | "shiftSeconds" | "affectedEvents" | "band" | "beforeSeconds" | "afterSeconds" | "uncertain" | "alternatives")[];
rows: ((string | number | null | string[] | boolean | object[])[])[];
};
entries?: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
longitude: number;
subLord: Planet;
severity: "CRITICAL" | "CAUTION" | "CLEAR";
distanceArcmin: number;
/** The nearer edge: start or end of the sub */
side: "lower" | "upper";
/** Nearer than 1' */
tight: boolean;
stability?: GetBoundaryWarningsStability;
/** With birth_time_uncertainty_minutes */
alternatives?: GetBoundaryWarningsAlternative[];
/** More than one sub lord is possible */
uncertain?: true;
}[];
criticalCount: number;
cautionCount: number;
clearCount: number;
verdictStability: "STABLE" | "SENSITIVE" | "UNRELIABLE";
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Of unwelcome events that are named */
disclaimers?: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetCslAdvancedArguments extends Birth {
/** Cusps to return; default all twelve */
cusps?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[];
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** Event of the reading: the cusps that judge and confirm it, with the events of its topic */
event?: string;
detail?: "brief" | "full";
}
export interface GetCslAdvancedResult extends Result {
answer: string;
cusps: {
cusp: number;
chain: {
cusp: number;
longitude: number;
sign: Sign;
signLord: Planet;
starLord: Planet;
subLord: Planet;
csl: Csl;
starLordOfCsl?: StarLordOfCsl;
subLordOfCsl?: SubLordOfCsl;
boundary: GetAstroWeatherBoundary;
};
subSubLord?: Planet;
/** Level of the sub lord on the own house */
selfContact: number | null;
/** On the house that undoes it */
twelfthFrom?: number | null;
eighthFrom?: number | null;
sixthFrom?: number | null;
/** On the own house or the 11th */
fulfilment: number | null;
grade: GetMundaneAnalysisGrade;
nature: GetBusinessViabilityKind[];
pairMeanings: Source[];
retrogradeNote: string | null;
events?: {
key: string;
verdict: GetElectionOutcomeVerdict;
}[];
}[];
sharedCsl: SharedCsl[];
/** Two cusps whose sub lords stand in each other’s stars */
mutual: {
cusps: number[];
planets: Planet[];
}[];
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Of unwelcome events that are listed */
disclaimers?: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetInterlinkStrengthMatrixArguments extends Birth {}
export interface GetInterlinkStrengthMatrixResult extends Result {
extensionNote: string;
about: string;
/** Row i: from cusp i + 1; diagonal: 1 when the cusp ties to itself */
matrix: number[][];
/** "1-7": types of the link from cusp 1 to cusp 7 */
types: Partial<Record<string, number[]>>;
strongest: {
from: number;
to: number;
strength: number;
types: number[];
}[];
mutualLinks: {
a: number;
b: number;
strength: number;
}[];
isolatedCusps: number[];
rowTotals: number[];
scoreProvenance: "service-extension";
}
export interface GetNodeCascadeArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetNodeCascadeResult extends Result {
about: string;
nodes: {
Rahu: GetNodeCascadeRahu;
Ketu: GetNodeCascadeRahu;
};
nodeType: "mean";
}
export interface GetSignificatorsArguments extends Birth {
detail?: "brief" | "full";
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** Event of the reading: its houses and all planets in one table each */
event?: string;
/** All rows in tables. Default false. */
tables?: boolean;
/** Whose matter */
relation?: GetFullChartRelation;
/** Only that table of houses. Default false. */
planet_star_sub?: boolean;
}
export interface GetSignificatorsResult extends Result {
about: string;
/** Empty with tables: get_full_chart has these lords */
table: {
/** cusp_1 to cusp_12, then the planets */
point: string;
sign: Sign;
dms: string;
signLord: Graha;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
/** Of the sub lord of a cusp */
stability?: {
/** Holds for births so much earlier */
beforeSeconds: number;
afterSeconds: number;
/** By the shorter side, 10, 4 and 1 minutes. Service thresholds. */
band: RunCareerCompleteReadingBand;
/** Nothing changes in the time looked at */
beyond?: boolean;
limitedBy?: LimitedBy;
/** Across that border */
becomes?: Planet;
};
/** With birth_time_uncertainty_minutes */
alternatives?: GetBoundaryWarningsAlternative[];
/** More than one sub lord is possible */
uncertain?: true;
/** With planet_star_sub: those it occupies and owns */
planetHouses?: number[];
/** The same of its star lord */
starHouses?: number[];
/** The same of its sub lord */
subHouses?: number[];
}[];
houses: {
"1": GetSignificators1;
"2": GetSignificators1;
"3": GetSignificators1;
"4": GetSignificators1;
"5": GetSignificators1;
"6": GetSignificators1;
"7": GetSignificators1;
"8": GetSignificators1;
"9": GetSignificators1;
"10": GetSignificators1;
"11": GetSignificators1;
"12": GetSignificators1;
};
planets: {
Sun: GetSignificatorsSun;
Moon: GetSignificatorsSun;
Mars: GetSignificatorsSun;
Mercury: GetSignificatorsSun;
Jupiter: GetSignificatorsSun;
Venus: GetSignificatorsSun;
Saturn: GetSignificatorsSun;
Rahu: GetSignificatorsSun;
Ketu: GetSignificatorsSun;
};
/** With event or tables, in place of houses. With event those that count for or against it. */
houseTable?: {
columns: ("house" | "occupants" | "owner" | "A" | "B" | "C" | "D" | "principal" | "E")[];
rows: ((number | Planet | Planet[])[])[];
};
/** With event or tables, in place of planets. The houses at each level. */
planetTable?: {
columns: ("planet" | "L1" | "L2" | "L3" | "L4" | "promoted" | "tenanted" | "cslOf")[];
rows: ((Planet | number[] | boolean)[])[];
};
/** Planets that rule and run now */
now?: {
asOf: string;
/** At the place of birth */
rulingPlanets: Planet[];
runningLords: {
period: "MD" | "AD" | "PD";
planet: Planet;
}[];
};
}
export interface GetStellarAspectsArguments extends Birth {}
export interface GetStellarAspectsResult extends Result {
about: string;
edges: {
from: Planet;
to: Planet;
type: "STAR" | "SUB" | "SUBSUB";
}[];
exchanges: {
a: Planet;
b: Planet;
type: "MUTUAL_STAR" | "MUTUAL_SUB" | "STAR_SUB";
}[];
selfStar: Planet[];
selfSub: Planet[];
selfStarAndSub: Planet[];
chains: {
planet: Planet;
path: Planet[];
ends: {
type: "RULER" | "CYCLE";
planets: Planet[];
};
}[];
cuspTies: {
cusp: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
planetsInTheirStars: Planet[];
}[];
/** By each planet through its star lord: where that stands and what it owns */
housesReached: {
planet: Planet;
houses: number[];
}[];
degreeAspects: {
from: Planet;
/** A planet, or cusp_1 to cusp_12 */
to: string;
name: "conjunction" | "vigintile" | "quindecile" | "semisextile" | "semiquintile" | "semisquare" | "sextile" | "quintile" | "square" | "trine" | "sesquiquadrate" | "quincunx" | "opposition";
angle: number;
orb: number;
nature: "good" | "bad" | "neutral";
applying: boolean;
}[];
signAspects: {
from: Planet;
to: Planet;
/** Signs counted from that of the aspecting planet, itself 1 */
ordinal: number;
}[];
gatesVerdict: false;
}
export interface GetEducationSignatureArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
/** The kind of examination to date.. Default "any". */
exam?: "any" | "board" | "competitive" | "professional";
}
export interface GetEducationSignatureResult extends Result {
answer: string;
asOf: string;
tracks: {
track: Track;
score: number;
rank: number;
signatureHits: {
carrier: "CSL_4" | "CSL_9" | "STAR_LORD_OF_CSL_4" | "STAR_LORD_OF_CSL_9" | "MERCURY" | "JUPITER" | "ROUNDING";
planet: Planet | null;
points: number;
reason: string;
}[];
}[];
topTrack: Track;
level: "RESEARCH" | "HIGHER" | "BASIC" | "INTERRUPTED" | "WEAK";
levelReason: string;
/** By event key. */
promises: Partial<Record<string, GetJobChangeTimingPromise>>;
scholarshipLikelihood: "HIGH" | "MEDIUM" | "LOW";
studyAbroad: {
verdict: "PROMISED" | "CONDITIONAL" | "NOT_PROMISED";
halves: {
study: Study;
journey: Study;
};
/** Tests of two other schools, which do not decide the verdict. */
variants?: {
source: "KPM" | "KA";
cusps: KpNote[];
met: boolean;
}[];
};
/** Of the examination that is dated. */
examPromise: GetJobChangeTimingPromise;
/** The best first. */
examWindows: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
rank: number;
/** Months as YYYY-MM in which the Sun is in star and sub of strong planets. */
monthsBest: string[];
}[];
/** Why there is no period for the examination. */
withheldReason?: string;
/** Periods in which study may break off. */
breakRisk: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetEducationSignatureBest;
/** The earliest that can be used, of all that are found */
first: GetEducationSignatureBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
examWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
breakRisk: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
examWindows: GetBusinessViabilityStartWindows2 | null;
breakRisk: GetBusinessViabilityStartWindows2 | null;
};
/** The best months were not searched to the end. */
truncated?: true;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetRelativesKarakaPanelArguments extends Birth {
/** One relative, else all */
relation?: GetRelativesKarakaPanelRelation;
}
export interface GetRelativesKarakaPanelResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
relatives: {
relation: GetRelativesKarakaPanelRelation;
house: number;
/** By other writers */
alternateHouse?: number;
csl: Planet;
chain: Chain;
karaka: Planet | null;
/** Level of the karaka on the house */
karakaContact: number | null;
/** Outside KP, no part of the status */
karakaDignity: MarsDignity | null;
rotated: {
/** Turned 1, 5, 11 against 6, 8, 12, null for a child */
wellbeing: "FOR" | "AGAINST" | "BOTH" | "NONE" | null;
/** Turned 2, 6, 10, 11 against 5, 8, 12 */
means: "FOR" | "AGAINST" | "BOTH" | "NONE";
/** Houses of the sub lord from the relative’s house */
levels: Levels;
};
status: "STRONG" | "MIXED" | "WEAK";
/** Natal 1, 2, 5, 9, 11 against 6, 8, 12 */
relationToNative: "SUPPORTIVE" | "NEUTRAL" | "STRAINED";
/** Where one relative is asked for */
relationReason?: string;
distance: "NEAR" | "FAR" | "UNKNOWN";
/** By the star lord of the sub lord */
description: string;
activeNow: {
period: "MD" | "AD";
planet: Planet;
level: number;
}[];
}[];
bestSupport: GetRelativesKarakaPanelRelation | null;
mostStrained: GetRelativesKarakaPanelRelation | null;
notes: string[];
next?: GetChoghadiyaTodayNext[];
}
export interface GetForeignJobVerdictArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetForeignJobVerdictResult extends Result {
answer: string;
asOf: string;
verdict: "LIKELY" | "POSSIBLE" | "WORK_AT_HOME" | "TRAVEL_WITHOUT_JOB" | "UNLIKELY";
reason: string;
halves: {
work: "YES" | "PART" | "NO";
abroad: "YES" | "PART" | "NO";
cusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
half: "work" | "abroad";
}[];
};
promises: Partial<Record<string, GetElectionOutcomePromise>>;
route: {
code: "EMPLOYER_POSTING" | "PARTNER_OR_AGENT" | "STUDY_FIRST" | "OWN_SEARCH" | "FOREIGN_MARK";
reason: string;
}[];
kpmVariant: {
met: boolean;
/** Sub lords of cusps 2, 5 and 11 on houses 2, 5 and 8, by another school. It moves no verdict. */
cusps: KpNote[];
};
windows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetForeignSettlementArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetForeignSettlementResult extends Result {
answer: string;
asOf: string;
overall: "SETTLES" | "LONG_STAY" | "VISITS_ONLY" | "STAYS_HOME";
stages: {
stage: 1 | 2 | 3;
name: string;
houses: number[];
against: number[];
cusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
levels: Levels;
}[];
verdict: "PROMISED" | "PARTIAL" | "DENIED";
reason: string;
windows: GetBusinessViabilityStartWindow[];
withheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
}[];
/** First period of each stage from its usableStart. Null where it has none. */
timeline: {
stage: 1 | 2 | 3;
start: string | null;
end: string | null;
/** True where the stage before has no period in these years */
assumed: boolean;
}[];
/** Periods of a stage that begin before its turn */
outOfOrder: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
stage: 2 | 3;
}[];
/** True where the chart shows a lasting home abroad and promises a return too */
returnPull: boolean;
promises: Partial<Record<string, GetElectionOutcomePromise>>;
direction: {
direction: "E" | "S" | "W" | "N";
planet: Planet;
sign: Sign;
};
kpmLens: {
met: boolean;
houses: number[];
cusps: KpNote[];
};
next: GetChoghadiyaTodayNext[];
}
export interface GetRelocationChartArguments extends Birth {
/** Latitude of the other place, north positive */
target_latitude: number;
/** Longitude of the other place, east positive */
target_longitude: number;
/** Name of the other place, shown in the result */
target_label?: string;
}
export interface GetRelocationChartResult extends Result {
answer: string;
natal: {
cusps: Cusp[];
csl: Planet[];
};
relocated: {
label: string | null;
latitude: number;
longitude: number;
cusps: Cusp[];
};
planetHouses: {
planet: Planet;
natalHouse: number;
newHouse: number;
}[];
/** Planets within 3° of cusp 1, 4, 7 or 10 of the new place */
angular: {
planet: Planet;
cusp: number;
orb: number;
}[];
changes: {
ascendant: {
part: "sign" | "starLord" | "subLord";
from: string;
to: string;
}[];
csl: {
cusp: number;
from: Planet;
to: Planet;
}[];
houses: {
planet: Planet;
from: number;
to: number;
}[];
verdicts: {
event: string;
topic: GetBusinessViabilityTopic;
from: GetElectionOutcomeVerdict;
to: GetElectionOutcomeVerdict;
/** Steps between the bands, reversed for unwelcome events */
points: number;
}[];
};
/** Sum of the points above, by topic, with those of changed promises that are not named */
topicShift: {
topic: GetBusinessViabilityTopic;
delta: number;
}[];
distanceKm: number;
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
caution: string;
/** Of unwelcome events that are named */
disclaimers?: string[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetVisaDocumentationArguments extends Birth {
/** Kind of visa */
visa_type?: VisaType;
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetVisaDocumentationResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
/** Null: any visa, judged by the catalogue */
visaType: VisaType | null;
sets: {
required: number[];
denial: number[];
};
verdict: "GRANT_LIKELY" | "GRANT_WITH_QUERY" | "UNCERTAIN" | "REFUSAL_RISK";
reason: string;
promise: GetBusinessViabilityPromise;
/** The catalogue event Immigration / Visa, for comparison. It moves nothing here. */
visaRow: GetElectionOutcomePromise;
documents: {
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
csl3: Planet;
mercuryRetrograde: boolean;
note: string;
};
authority: {
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
csl9: Planet;
};
/** Parts of the decision periods in which Mercury moves forward */
fileWindows: GetBusinessViabilityStartWindow[];
decisionWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetVisaDocumentationBest;
/** The earliest that can be used, of all that are found */
first: GetVisaDocumentationBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
fileWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
decisionWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
fileWindows: GetBusinessViabilityStartWindows2 | null;
decisionWindows: GetBusinessViabilityStartWindows2 | null;
};
withheldReason?: string;
cautions: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetLegalAnalysisArguments extends Birth {
/** Side on which the person stands. Default "plaintiff". */
role?: "plaintiff" | "defendant";
/** Kind of case. Only a criminal one is judged for bail and custody.. Default "civil". */
matter?: Matter;
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetLegalAnalysisResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
role: "plaintiff" | "defendant";
verdict: GetLegalAnalysisVerdict;
reasons: string[];
ownSide: OwnSide[];
opponentSide: OwnSide[];
/** The points of both sides added up */
ownScore: number;
promises: Partial<Record<string, GetElectionOutcomePromise>>;
/** True where no dispute is promised. The verdict then holds for a running case. */
noDisputeIndicated: boolean;
appeal: {
outlook: "GOOD" | "FAIR" | "POOR";
/** Best level on 6 or 11. Four contacts of five are GOOD, three are FAIR. */
cusps: KpNote[];
};
/** The cusp of the matter. Null for a civil matter. */
matterRow: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason: string;
matter: "criminal" | "family" | "property" | "employment";
meaning: string;
} | null;
/** Null unless the matter is criminal */
custodyRisk: CustodyRisk | null;
windows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetLitigationTimelineArguments extends Birth {
/** Side on which the person stands. Default "plaintiff". */
role?: "plaintiff" | "defendant";
/** Kind of case. Only a criminal one is judged for bail and custody.. Default "civil". */
matter?: Matter;
/** To look ahead. Default 3. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetLitigationTimelineResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
role: "plaintiff" | "defendant";
matter: Matter;
/** The verdict of get_legal_analysis */
verdict: GetLegalAnalysisVerdict;
/** Stays of Jupiter of three days or more */
filingWindows: {
start: string;
end: string;
starLord: Planet;
subLord: Planet;
}[];
/** YYYY-MM */
judgmentMonth: string | null;
judgmentReason: string;
judgmentFactors: GetCareerCuspPanelFactor[];
/** The antardashas of these years by their lord. Null unless the matter is criminal. */
bailWindows: {
start: string;
end: string;
md: Planet;
ad: Planet;
tone: "RELEASE_SUPPORT" | "NEUTRAL" | "DETENTION_PRESSURE";
reason: string;
}[] | null;
appealWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
appealNote: string;
/** Null unless the matter is criminal */
imprisonmentRisk: CustodyRisk | null;
/** Transits past 2399, or past what one call may compute, are missing */
truncated?: true;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetExtramaritalSignatureArguments extends Birth {}
export interface GetExtramaritalSignatureResult extends Result {
answer: string;
audience: "advisor-only";
band: "NONE" | "LOW" | "NOTABLE" | "HIGH";
score: number;
factors: GetCareerCuspPanelFactor[];
restraints: string[];
houseEvidence: {
cusp: number;
csl: Planet;
levels: Levels;
}[];
neverCommunicateRaw: true;
disclaimer: string;
extensionNote: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetMaritalSeparationArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetMaritalSeparationResult extends Result {
answer: string;
audience: "advisor-only";
asOf: string;
riskBand: "LOW" | "WATCH" | "ELEVATED" | "HIGH";
score: number;
factors: GetCareerCuspPanelFactor[];
form: "COURT" | "MUTUAL_OR_APART" | "DISCORD_ONLY" | "NONE";
formReason: string;
promises: {
divorce: GetElectionOutcomePromise;
marital_discord: GetElectionOutcomePromise;
reunion: GetElectionOutcomePromise;
marriage: GetElectionOutcomePromise;
};
/** Cusp 7 */
chain: Chain;
protective: string[];
strainWindows: GetBusinessViabilityStartWindow[];
withheldReason?: string;
reconciliation: GetBusinessViabilityStartWindow[];
reconciliationWithheld?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetMaritalSeparationBest;
/** The earliest that can be used, of all that are found */
first: GetMaritalSeparationBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
strainWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
reconciliation: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
strainWindows: GetBusinessViabilityStartWindows2 | null;
reconciliation: GetBusinessViabilityStartWindows2 | null;
};
disclaimer: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetMarriageAdvancedArguments extends Birth {
/** Picks the karakas shown and nothing else */
gender?: "male" | "female";
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetMarriageAdvancedResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
promise: GetPromotionVerdictPromise;
related: {
love_marriage: LoveMarriage;
second_marriage: GetJobChangeTimingPromise;
engagement: LoveMarriage;
relationship: LoveMarriage;
living_together: LoveMarriage;
marital_discord: LoveMarriage;
divorce: LoveMarriage;
};
mode: "LOVE" | "LOVE_WITH_FAMILY_CONSENT" | "ARRANGED" | "MIXED" | "NOT_PROMISED";
modeReason: string;
multiplicity: {
verdict: RunMarriageCompleteReadingVerdict2;
tests?: RunMarriageCompleteReadingTest[];
};
quality: {
verdict: "HARMONIOUS" | "STABLE" | "MIXED" | "STRAINED";
favourable: number[];
opposing: number[];
cusps?: Study[];
/** What the promise of discord says beside it */
discord: string;
};
/** Where the partner comes from, best first */
origin: Origin[];
punarphoo: Punarphoo;
karakas: {
planet: Planet;
house: number;
/** Best level on 2, 7, 11 */
contact: number | null;
}[];
windows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
extensionNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetMarriageDelayArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetMarriageDelayResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
verdict: RunMarriageCompleteReadingVerdict;
promise: GetBusinessViabilityPromise;
delayScore: number;
factors: RunMarriageCompleteReadingFactor[];
obstacles: {
house: number;
cause: string;
}[];
/** One sub lord on cusps 12 and 1 */
secretEnemies: boolean;
/** Of the 7th sub lord; a fact of the chart, no date */
retrogradeDelay: Deferred | null;
windows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
/** Earliest by usableStart */
firstWindow: GetBusinessViabilityStartWindow | null;
/** Whole years at its usableStart */
ageAtFirstWindow: number | null;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetSpouseCharacteristicsArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetSpouseCharacteristicsResult extends Result {
disclaimer: string;
answer: string;
/** Marriage is not promised */
onlyIfPromised?: true;
describer: Describer;
csl7: Planet;
chain?: Chain;
physical: string;
personality: string;
workArchetype: WorkArchetype;
workMode: WorkMode;
relativeAge: RelativeAge;
/** The star lord counts twice, its sign lord once. A sum of 3 is older, 1 a little older, -1 the same age. */
agePoints: {
planet: Planet;
points: number;
}[];
ageGapPossible: boolean;
background: string;
origin: Origin[];
wealth: "GOOD" | "MODERATE" | "MODEST";
distance: "NEAR" | "FAR" | "UNKNOWN";
secondary: Secondary;
/** Planets in house 7 */
modifiers: {
planet: Planet;
physical: string;
personality: string;
}[];
/** By the distance of the cusp to a sub border */
confidence: "HIGH" | "MODERATE" | "LOW";
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetFinancialAnalysisArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetFinancialAnalysisResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
/** Promises by event key */
promises: Partial<Record<string, GetJobChangeTimingPromise>>;
pillars: {
name: "EARNING" | "SAVING" | "GAIN" | "OUTFLOW";
/** Of OUTFLOW one of HEAVY, MODERATE and LIGHT */
level: "STRONG" | "FAIR" | "WEAK" | "HEAVY" | "MODERATE" | "LIGHT";
cusps: {
cusp: number;
csl: Planet;
/** Best level on the favourable houses */
supportLevel: number | null;
/** Best level on the houses against */
negationLevel: number | null;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
reason?: string;
}[];
}[];
wealthClass: "ABUNDANT" | "GOOD" | "MODERATE" | "STRAINED";
/** The points of the factors added up */
wealthPoints: number;
factors: GetCareerCuspPanelFactor[];
sources: Source[];
debt: {
loan: Loan;
repayment: Loan;
note: string;
};
windfall: {
inheritance: Loan;
lottery: Loan;
insurance: Loan;
};
periods: {
start: string;
end: string;
md: Planet;
ad: Planet;
tone: "GAINING" | "NEUTRAL" | "TIGHT";
reason: string;
}[];
gainWindows: GetBusinessViabilityStartWindow[];
/** Why gainWindows is empty */
withheldReason?: string;
cautionWindows: GetBusinessViabilityStartWindow[];
/** The strongest period; a WEAK one only where no other is found */
best: GetFinancialAnalysisBest;
/** The earliest that can be used, of all that are found */
first: GetFinancialAnalysisBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
gainWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
cautionWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
gainWindows: GetBusinessViabilityStartWindows2 | null;
cautionWindows: GetBusinessViabilityStartWindows2 | null;
};
/** A Parashari note, which moves no verdict */
crossLens: {
system: "parashari";
test: "LORD_OF_2" | "LORD_OF_11" | "EXCHANGE_2_11" | "JUPITER_DIGNITY";
met: boolean | null;
detail?: string;
}[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetSpeculativeIntradayArguments extends Birth {
/** Day of the session, YYYY-MM-DD. Default is today at its place. */
session_date?: string;
/** Start of the session as HH:MM, local at its place. Default "09:15". */
session_start?: string;
/** End of the session as HH:MM, local at its place. Default "15:30". */
session_end?: string;
/** Latitude of the session, north positive. Default is the birth place. */
session_latitude?: number;
/** Longitude of the session, east positive. Default is the birth place. */
session_longitude?: number;
/** Minutes east of UT at the session. Default is the offset of the birth place. */
session_utc_offset_minutes?: number;
/** Default 1. */
page?: number;
}
export interface GetSpeculativeIntradayResult extends Result {
disclaimer: string;
answer: string;
/** Start of the session */
asOf: string;
session: {
start: string;
end: string;
place: Place;
};
gate: "OPEN" | "GUARDED" | "CLOSED";
gateReasons: string[];
promise: GetBusinessViabilityPromise;
/** Lords at the start, weighed on 2, 5, 6 and 11 against 8 and 12 */
dasha: {
level: "MD" | "AD" | "PD" | "SD" | "PrD";
planet: Planet;
standing: Standing;
}[];
slots: {
start: string;
end: string;
ascSubLord: Planet;
moonSubLord: Planet;
tone: "SUPPORTIVE" | "NEUTRAL" | "ADVERSE";
/** Why a stretch that would be SUPPORTIVE is NEUTRAL */
cappedBy?: "GATE_CLOSED" | "DASHA_AGAINST";
rahuKalam: boolean;
}[];
minutes: {
supportive: number;
neutral: number;
adverse: number;
};
dayTone: "SUPPORTIVE_DAY" | "MIXED_DAY" | "ADVERSE_DAY";
noSignal: true;
marketCalendar: "not checked";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetPropertyDecisionArguments extends Birth {
detail?: "brief" | "full";
/** What the person has in mind. Default "any". */
intent?: "buy" | "sell" | "rent" | "any";
/** Kind of property. Default "house". */
kind?: GetPropertyDecisionKind;
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetPropertyDecisionResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
intent: "buy" | "sell" | "rent" | "any";
kind: GetPropertyDecisionKind;
decision: "BUY_NOW" | "BUY_LATER" | "RENT" | "WAIT" | "SELL_NOW" | "SELL_LATER" | "HOLD";
reasons: string[];
/** The period that BUY_LATER or SELL_LATER means, earliest by usableStart */
firstWindow: ActualPromotionWindow | null;
promises: Partial<Record<string, GetJobChangeTimingPromise>>;
karaka: GetElectionOutcomeKaraka;
/** True where the karaka signifies 4, 11 or 12. It moves no verdict. */
karakaSupport: boolean;
nowLayer: {
buy: "OPEN" | "PENDING" | "CLOSED";
sell: "OPEN" | "PENDING" | "CLOSED";
lords: {
period: "MD" | "AD" | "PD";
planet: Planet;
buy: Standing;
buyReason?: string;
sell: Standing;
sellReason?: string;
}[];
};
funding: "OWN_FUNDS" | "WITH_LOAN" | "FROM_FAMILY";
/** Houses that the sub lord of cusp 4 also signifies */
flags: {
house: number;
level: number;
meaning: string;
}[];
buyWindows: ActualPromotionWindow[];
buyWithheldReason?: string;
sellWindows: ActualPromotionWindow[];
sellWithheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetPropertyDecisionBest;
/** The earliest that can be used, of all that are found */
first: GetPropertyDecisionBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
buyWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
sellWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
buyWindows: GetBusinessViabilityStartWindows2 | null;
sellWindows: GetBusinessViabilityStartWindows2 | null;
};
/** End of the running pratyantardasha */
nextReview: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetGemstoneRecommendationArguments extends Birth {
/** Of the remedy. Default "general". */
purpose?: GetGemstoneRecommendationPurpose;
/** Asked about */
planet?: Planet;
/** Local time; default now */
as_of_date?: string;
}
export interface GetGemstoneRecommendationResult extends Result {
answer: string;
asOf: string;
/** Of the remedy */
purpose: GetGemstoneRecommendationPurpose;
/** The same for gem and mantra */
remedialLord: RemedialLord;
recommendations: {
rank: number;
planet: Planet;
/** Those it rules, none for a node */
houses: number[];
roles: GetGemstoneRecommendationRole[];
gem: string;
substitutes: string[];
/** Other gems Reader II prints for the planet */
alternativesR2: string[];
metal: string;
finger: string;
day: GetChoghadiyaTodayWeekday;
colour: string;
score: number;
factors: GetCareerCuspPanelFactor[];
/** Null beyond the Placidus limit */
kpFilter: KpFilter | null;
caution: string[];
/** First own hora on its day, null past 2399 */
startSuggestion: RahuKaal | null;
}[];
/** Tradition allows them, but the KP test fails */
withheld: {
planet: Planet;
gem: string;
kpFilter: KpFilter;
}[];
forbidden: {
planet: Planet;
gem: string;
reason: string;
}[];
/** Eligible planets whose gems are not worn together */
conflicts: {
a: Planet;
b: Planet;
}[];
considered: {
planet: Planet;
houses: number[];
roles: GetGemstoneRecommendationRole[];
/** Points of its lordships alone */
fit: number;
eligible: boolean;
score: number;
}[];
freeAlternative: {
planet: Planet;
mantra: string;
day: GetChoghadiyaTodayWeekday;
offering: string;
};
notes: string[];
scoreProvenance: "service-extension";
disclaimer: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetMantraRecommendationArguments extends Birth {
/** Of the remedy. Default "general". */
purpose?: GetMantraRecommendationPurpose;
/** Asked about */
planet?: Planet;
/** Local time; default now */
as_of_date?: string;
}
export interface GetMantraRecommendationResult extends Result {
extensionNote: string;
answer: string;
asOf: string;
/** Of the remedy */
purpose: GetMantraRecommendationPurpose;
/** The same for gem and mantra */
remedialLord: RemedialLord;
primary: GetMantraRecommendationPrimary;
second: GetMantraRecommendationPrimary | null;
personal: {
deity: string;
avatar: string;
planet: Planet;
decidedBy: "occupant" | "aspect" | "lord";
source: "ishta devata";
};
/** Most points first, with factors that add up */
candidates: {
planet: Planet;
points: number;
factors: GetCareerCuspPanelFactor[];
}[];
/** Of get_past_life_karmic_panel */
karmaClass: RunKarakamsaSpiritualLensClass;
expectation: string;
notes: string[];
scoreProvenance: "service-extension";
disclaimer: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetPastLifeKarmicPanelArguments extends Birth {
/** Local time; default now */
as_of_date?: string;
}
export interface GetPastLifeKarmicPanelResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
fixity: {
class: RunKarakamsaSpiritualLensClass;
reason: string;
/** Four members by two helpers */
working: {
member: "LAGNA" | "MOON" | "MD_LORD" | "AD_LORD";
planet: Planet | null;
helperRole: "JUPITER" | "LORD_OF_9";
helper: Graha;
contact: "SELF" | "CONJUNCTION" | "SIGN_ASPECT" | "DEGREE_ANGLE" | null;
detail: string;
}[];
dependsOnDate: true;
/** End of the running antardasha */
validUntil: string;
};
nodalAxis: {
/** What is brought */
ketu: Ketu;
/** What is to be learned */
rahu: Ketu;
};
saturnDuties: {
house: number;
/** Null where Saturn stands there */
aspect: number | null;
theme: string;
}[];
merit: {
class: "CREDIT" | "MIXED" | "DEBT";
factors: {
factor: "LORD" | "OCCUPANT" | "ASPECT";
planet: Planet;
condition: "strong" | "medium" | "weak" | null;
nature: "benefic" | "malefic" | null;
detail: string;
}[];
};
endings: {
eighth: Eighth;
twelfth: Eighth;
};
d60: {
ascSign: Sign;
ascDeity: string;
moonSign: Sign;
moonDeity: string;
warning: string | null;
};
atmakaraka: Graha;
karakamsa: Sign;
indicators: {
code: "KETU_IN_1_4_5_9_12" | "SATURN_WITH_MOON" | "RAHU_WITH_JUPITER" | "SUN_RAHU_OR_SATURN" | "MOON_KETU" | "RETROGRADE_SATURN_OR_JUPITER" | "LORD9_IN_6_8_12" | "PLANET_IN_LAST_DEGREE" | "VARGOTTAMA_AK";
present: boolean;
reason: string;
}[];
/** Sub lords of 5, 9, 12 on 5, 9, 12, null beyond the Placidus limit */
kpNote: KpNote[] | null;
reflective: true;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface CheckRuleOfOriginArguments extends Birth {}
export interface CheckRuleOfOriginResult extends Result {
extensionNote: string;
answer: string;
verdict: "DIRECT" | "INDIRECT" | "NONE";
score: 2 | 1 | 0;
confidence: "HIGH" | "MODERATE" | "LOW";
lagna: CheckRuleOfOriginLagna;
ninth: CheckRuleOfOriginLagna;
links: {
/** A lord of cusp 1 */
a: Planet;
aRole: "starLord" | "subLord";
/** A lord of cusp 9 */
n: Planet;
nRole: "starLord" | "subLord";
type: "SAME_PLANET" | "STELLAR" | "AGENT";
}[];
/** The verdict by shift of the birth time in minutes. Both ends belong to a range. */
alternates: {
fromOffsetMin: number;
toOffsetMin: number;
verdict: "DIRECT" | "INDIRECT" | "NONE";
}[];
next: GetChoghadiyaTodayNext[];
}
export interface GetBosmiaSignificatorsArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Moment of judgment, an ISO date or date-time, local at its place. Default is now. */
as_of_date?: string;
/** Latitude of the place of judgment. Default is the birth place. */
query_latitude?: number;
/** Its longitude, east positive */
query_longitude?: number;
/** Its clock in minutes east of UT */
query_utc_offset_minutes?: number;
}
export interface GetBosmiaSignificatorsResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
asOf: string;
houses: {
"1": GetBosmiaSignificators1;
"2": GetBosmiaSignificators1;
"3": GetBosmiaSignificators1;
"4": GetBosmiaSignificators1;
"5": GetBosmiaSignificators1;
"6": GetBosmiaSignificators1;
"7": GetBosmiaSignificators1;
"8": GetBosmiaSignificators1;
"9": GetBosmiaSignificators1;
"10": GetBosmiaSignificators1;
"11": GetBosmiaSignificators1;
"12": GetBosmiaSignificators1;
};
rulingPlanets: {
slot: RpSlot;
planet: Planet;
rank: number;
/** The planet whose slot a node takes */
actsFor?: Graha;
status: "kept" | "deferred" | "rejected";
}[];
eventVerdict: "FOR" | "AGAINST" | "MIXED" | null;
/** Best role of the cuspal sub lord by house. Null where it has none. */
cslRoles: {
required: Partial<Record<string, number | null>>;
denial: Partial<Record<string, number | null>>;
} | null;
dbas: {
level: "MD" | "AD" | "PD" | "SD";
planet: Planet;
lean: "FOR" | "AGAINST" | "MIXED";
}[] | null;
eventResolution: EventResolution | null;
next: GetChoghadiyaTodayNext[];
}
export interface GetFourStepVerdictArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** Cusps to score. First judges house_group. */
primary_houses?: number[];
}
export interface GetFourStepVerdictResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
eventResolution: EventResolution;
rows: {
cusp: number;
starLord: Planet;
subLord: Planet;
/** The end indicator */
starLordOfSubLord: Planet;
steps: {
/** 3 for the sub lord, 4 for its star lord */
step: 3 | 4;
planet: Planet;
strongHouses: number[];
/** Strong only by company, by aspect on a cusp or by the agents of a node */
extra: number[];
/** No other planet stands in its stars */
empty: boolean;
ownStar: boolean;
}[];
subLordLean: "FOR" | "AGAINST" | "BOTH" | "NONE";
endLean: "FOR" | "AGAINST" | "BOTH" | "NONE";
points: 0 | 0.5 | 1;
agrees: boolean;
/** The sub lord is in its own star, so one planet makes both steps */
sameIndicator?: true;
}[];
agreementPct: number;
agreement: "STRONG_AGREEMENT" | "PARTIAL_AGREEMENT" | "DIVERGENCE";
verdict: "PROMISED" | "MIXED" | "DENIED" | "INCONCLUSIVE";
/** True where the end indicator says nothing and the sub lord decided */
fallback: boolean;
kpVerdict: GetElectionOutcomeVerdict;
independenceNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetKcilVerdictArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** Cusps to score. First judges house_group. */
primary_houses?: number[];
/** Default 1. */
page?: number;
}
export interface GetKcilVerdictResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
eventResolution: EventResolution;
cusps: {
cusp: number;
score: number;
verdict: GetKcilVerdictVerdict;
/** Their points add up to the score */
lords: {
role: "star" | "sub" | "subsub";
planet: Planet;
weight: number;
/** T1, T2 and T4 together */
housesSignified: number[];
/** Required houses among them */
supportingHits: number[];
/** Denial houses in T2 */
denialHits: number[];
/** Cusps that its star lord rules (involvement) */
T1: number[];
/** Cusps that its sub lord rules (commitment) */
T2: number[];
/** Cusps that its sub-sub lord rules (culmination) */
T3: number[];
/** Cusps that it rules itself, where it has positional status */
T4: number[];
positionalStatus: "OWN_STAR" | "UNTENANTED" | "STAR_EXCHANGE" | null;
points: number;
}[];
/** Commitments that are 6th, 8th or 12th from required houses of T1. They move nothing. */
negation: {
role: "star" | "sub" | "subsub";
planet: Planet;
committed: number;
undoes: number[];
}[];
}[];
/** Mean of the cusps of all pages */
overallScore: number;
verdict: GetKcilVerdictVerdict;
/** The same in the ayanamsa khullar, with the cusps that have another sub lord there */
khullarFrame: {
score: number;
verdict: GetKcilVerdictVerdict;
cslChanged: number[];
};
sslRule: {
result: "BOTH" | "ONE" | "NONE";
primary: GetKcilVerdictPrimary;
lagna: GetKcilVerdictPrimary;
};
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetMultiSystemVerdictArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** Cusps to score. First judges house_group. */
primary_houses?: number[];
}
export interface GetMultiSystemVerdictResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
eventResolution: EventResolution;
systems: {
name: GetMultiSystemVerdictName;
raw: string;
normalised: "PROMISE" | "MIXED" | "DENIAL";
reason: string;
}[];
consensus: "UNANIMOUS_PROMISE" | "STRONG_PROMISE" | "STRONG_DENIAL" | "MIXED" | "SPLIT";
counts: {
promise: number;
mixed: number;
denial: number;
};
kpDecides: GetElectionOutcomeVerdict;
disagreements: {
promise: GetMultiSystemVerdictName;
denial: GetMultiSystemVerdictName;
/** The house that makes the difference. Null where only the weight differs. */
house: number | null;
detail: string;
}[];
independenceNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetParadigmPanelArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Ayanamsas to compare; default that of the chart */
frames?: Ayanamsa[];
/** Local time; default now */
as_of_date?: string;
/** To look ahead. Default 15. */
horizon_years?: number;
}
export interface GetParadigmPanelResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
asOf: string;
eventResolution: EventResolution;
/** It chooses the varga and the movable significator */
topic: GetBusinessViabilityTopic;
frames: {
ayanamsa: Ayanamsa;
paradigms: {
tradition: "kp" | "parashari" | "jaimini";
answer: "YES" | "CONDITIONAL" | "NO";
factors: {
factor: "SUB_LORD" | "HOUSES_MET" | "HOUSES_AGAINST" | "LORD_STRENGTH" | "LORD_PLACE" | "HOUSE_INFLUENCE" | "KARAKA" | "LORD_IN_VARGA" | "ARUDHA" | "SECOND_FROM_ARUDHA" | "KARAKA_NAVAMSA";
detail: string;
/** Null in KP, which adds nothing up */
points: number | null;
}[];
grounds: {
planets: Planet[];
houses: number[];
};
/** First period that can give it. Null where the answer is NO or the years hold none. */
next: {
start: string;
end: string;
label: string;
} | null;
}[];
label: "CONCORDANT" | "CONCORDANT_ON_DIFFERENT_GROUNDS" | "TIMING_DIVERGENCE" | "PARTLY_CONCORDANT" | "DIVERGENT";
}[];
frameSensitivity: "STABLE" | "FRAME_SENSITIVE";
/** Cusps whose sub lord is not the same in all frames, where the KP verdict is not either */
changedCusps: number[];
/** The KP verdict in the ayanamsa of the chart */
kpDecides: GetElectionOutcomeVerdict;
scoreProvenance: "service-extension";
independenceNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetSubsubBoundaryArguments extends Birth {
/** Distance in arc-seconds that counts as critical. Default 30. */
threshold_arcsec?: number;
/** Measure the nine planets. Default true. */
include_planets?: boolean;
/** Measure the twelve cusps. Default true. */
include_cusps?: boolean;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** Event of the reading: its cusps and the planets of their chains */
event?: string;
detail?: "brief" | "full";
}
export interface GetSubsubBoundaryResult extends Result {
extensionNote: string;
answer: string;
thresholdArcsec: number;
positions: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
longitude: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
distanceArcsec: number;
/** The nearer edge, the start or the end of the sub-sub */
side: "lower" | "upper";
alternateSubSubLord: Planet;
/** Given where the sub ends there too */
alternateSubLord?: Planet;
alternateStarLord?: Planet;
flag: "CRITICAL" | "WARNING" | "STABLE";
/** Of cusps only. Earlier is negative, and null is not within 20 minutes. */
shiftSeconds?: number | null;
/** Of the sub lord, where not flagged STABLE or the birth time is uncertain */
stability?: GetBoundaryWarningsStability;
/** With birth_time_uncertainty_minutes */
alternatives?: GetBoundaryWarningsAlternative[];
/** More than one sub lord is possible */
uncertain?: true;
}[];
counts: {
critical: number;
warning: number;
stable: number;
};
/** Per cent of the cusps near a border, WARNING counted half. Null without cusps. */
twinDivergenceIndex: number | null;
twinDivergenceBand: "LOW" | "MODERATE" | "HIGH" | null;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface RunPreVerdictAuditArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface RunPreVerdictAuditResult extends Result {
answer: string;
confidenceModifier: number;
/** By the modifier, under asked.confidenceCap */
confidenceBand: "HIGH" | "MODERATE" | "LOW";
/** Their points add up to confidenceModifier */
factors: RunCareerCompleteReadingFactor[];
/** Cusps and planets as in get_boundary_warnings. Only cusps give factors. */
boundary: {
criticalCount: number;
cautionCount: number;
warnings: {
/** cusp_1 to cusp_12, planet_Sun to planet_Ketu */
target: string;
longitude?: number;
subLord: Planet;
severity: "CRITICAL" | "CAUTION";
distanceArcmin?: number;
/** The nearer edge: start or end of the sub */
side?: "lower" | "upper";
/** Nearer than 1' */
tight?: boolean;
alternateSubLord: Planet;
alternateStarLord?: Planet;
alternateSign?: Sign;
/** Earlier negative; null: not within 20 minutes */
shiftSeconds: number | null;
/** Whose verdict changes sides with the other sub lord */
affectedEvents: string[];
stability?: GetBoundaryWarningsStability;
/** With birth_time_uncertainty_minutes */
alternatives?: GetBoundaryWarningsAlternative[];
/** More than one sub lord is possible */
uncertain?: true;
note?: string;
}[];
/** With tables, in place of boundary.warnings */
warningTable?: {
columns: ("target" | "severity" | "affectedEvents")[];
rows: ((string | string[] | null)[])[];
};
};
/** Verdicts by how much error of birth time they bear */
stabilitySummary: Record<RunCareerCompleteReadingBand, number>;
/** Whose verdict changes sides within birth_time_uncertainty_minutes */
uncertainEvents?: string[];
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** The cusp of the event or house_group asked about */
asked: {
event: string;
cusp: number;
csl: Planet;
severity: "CRITICAL" | "CAUTION" | "CLEAR";
distanceArcmin: number;
/** Sub lord across the nearer border */
alternateSubLord: Planet;
verdict: GetElectionOutcomeVerdict;
/** The verdict with that sub lord */
alternateVerdict: GetElectionOutcomeVerdict;
stability: RunCareerCompleteReadingStability;
/** With birth_time_uncertainty_minutes */
alternatives?: RunCareerCompleteReadingAlternative[];
/** The alternatives differ in side */
uncertain?: true;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
/** The most that confidenceBand may be, because this verdict turns with the birth time */
confidenceCap: "MODERATE" | "LOW" | null;
} | null;
combustion?: {
planet: Planet;
grade: "ORDINARY" | "FULL";
/** Degrees from the Sun */
separation: number;
affectsKpVerdict: false;
}[];
/** The separation is in degrees of longitude */
planetaryWar?: {
winner: Planet;
loser: Planet;
separation: number;
affectsKpVerdict: false;
}[];
vargottama?: {
planet: Planet;
sign: Sign;
affectsKpVerdict: false;
}[];
ruleOfOrigin: RuleOfOrigin;
advice: string[];
/** Of the event asked about and of unwelcome ones named */
disclaimers?: string[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface FindEventTimingV2Arguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Whose matter */
relation?: GetFullChartRelation;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** Local time; default now */
from_date?: string;
/** To look ahead. Default 15. */
horizon_years?: number;
/** Windows to list, default 3 (full: 10) */
max_windows?: number;
detail?: "brief" | "full";
/** Default 1. */
page?: number;
}
export interface FindEventTimingV2Result extends Result {
disclaimer?: string;
answer: string;
summary: string;
/** Moment of the ruling planets */
asOf: string;
from: string;
to: string;
eventResolution: EventResolution;
promise: {
event: string;
key: string | null;
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
coveragePct: number;
/** Promised, but the houses against it are stronger */
outweighed: boolean;
/** Of 100 random births those on the same side. Null where it is not known */
baseRate: number | null;
cusp: number;
csl: Planet;
reason?: string;
};
/** Against the matter, but among the strong since too few others are */
standIns: Planet[];
principals?: {
house: number;
planet: Planet;
chain: {
/** A in the star of an occupant … D owner */
group: "A" | "B" | "C" | "D";
/** Of the house; null: a node that acts for one with it */
level: number | null;
starLord: Planet;
subVerdict: SubVerdict;
};
}[];
/** All nine */
significators?: {
planet: Planet;
standing: Standing;
rank: number | null;
standIn: boolean;
rpSlots: RpSlot[];
}[];
windows: {
rank: number;
class: "FULL" | "PARTIAL" | "WEAK";
md: Planet;
ad: Planet;
pd: Planet;
start: string;
end: string;
/** The range asked for cuts the pratyantardasha. */
clipped?: boolean;
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered?: number[];
missing: number[];
postponedBy?: PostponedBy[];
/** Lords that are ruling planets of asOf too; they only break ties */
rpOverlap?: Planet[];
deferrals: GetBusinessViabilityDeferral[];
/** Of the first five windows, null of the others. The Sun is left out where candidateDates hold all of it. */
transitHierarchy?: {
stage: "SATURN" | "JUPITER" | "SUN" | "MOON";
/** It found no window and keeps the spans of the stage before. */
relaxed: boolean;
windows: {
start: string;
end: string;
starLord: Planet;
/** At the start */
subLord: Planet;
/** DELAYED where the star lord was retrograde at birth. */
status: "OPEN" | "DELAYED";
}[];
}[] | null;
transitConfirmed: boolean;
candidateDates: {
start: string;
end: string;
starLord?: Planet;
/** At the start */
subLord?: Planet;
/** DELAYED where the star lord was retrograde at birth. */
status?: "OPEN" | "DELAYED";
by: ("SATURN" | "JUPITER" | "SUN" | "MOON")[];
}[];
reason: string;
}[];
/** Without weaker, before max_windows cuts the list. */
windowsFound: number;
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
/** Share of the offered days that a birth earlier or later by the uncertainty (2 minutes) leaves */
kept: number | null;
/** Passed over whole, because the lord works against it. */
skipped?: {
level: "AD";
md: Planet;
ad: Planet;
startDate: string;
endDate: string;
reason: string;
}[];
withheldReason?: string;
truncated?: true;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetAnnotatedDashaArguments extends Birth {
/** ISO date, local at the birth place; default birth */
from_date?: string;
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** Years to cover; default 120, in detail at most 20 */
years?: number;
/** Default 1. */
page?: number;
}
export interface GetAnnotatedDashaResult extends Result {
answer: string;
asOf: string;
mahadashas: {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
current: boolean;
/** Its deferral is counted from the start of the period. */
lord: Lord;
/** Those in detail on this page. */
antardashas: {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
current: boolean;
lord: Lord;
/** Of both lords, each house at its best level. */
houses: SignifiedDanger[];
/** At most 6, best first, of the age at which it begins. */
eventPotential: {
event: string;
potential: "HIGH" | "MODERATE";
covered: number[];
missing: number[];
/** A tendency that many charts share */
adverse?: true;
disclaimer?: string;
}[];
tone: "SUPPORTIVE" | "MIXED" | "ADVERSE";
toneWeights: ToneWeights;
}[];
}[];
/** Without those rejected, unlike classicFive */
rulingPlanets: Planet[];
window: RahuKaal;
/** Where antardashas are given. */
detail: RahuKaal;
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetAnnualForecastArguments extends Birth {
/** First month; default the present one */
start_year?: number;
/** First month; default the present one */
start_month?: number;
/** Themes of this topic only, unwelcome ones included */
topic?: GetBusinessViabilityTopic;
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
/** Default 1. */
page?: number;
}
export interface GetAnnualForecastResult extends Result {
answer: string;
asOf: string;
/** Of the twelve months. */
from: string;
to: string;
topic: GetBusinessViabilityTopic | null;
months: {
/** YYYY-MM */
month: string;
/** Joint periods, cut to the month. */
dasha: {
md: Planet;
ad: Planet;
pd: Planet;
startDate: string;
endDate: string;
days: number;
}[];
/** Heaviest first, at most 6. */
activatedHouses: {
house: number;
weight: number;
}[];
/** Favourable and neutral ones, best first, at most four. */
themes: {
event: string;
class: "FULL" | "PARTIAL";
covered: number[];
/** The Sun passes a star and a sub of planets strong for it. */
confirmed: boolean;
window?: RahuKaal;
}[];
/** At most two unwelcome ones, only with include_adverse or topic. */
cautions?: {
event: string;
class: "FULL" | "PARTIAL";
covered: number[];
/** The Sun passes a star and a sub of planets strong for it. */
confirmed: boolean;
window?: RahuKaal;
/** A tendency that many charts share */
adverse?: true;
disclaimer?: string;
note: string;
}[];
transits: {
planet: Planet;
signLord?: Graha;
starLord: Planet;
/** Of the Sun at the start of its stay, of Jupiter and Saturn at mid-month. */
subLord: Planet;
/** All subs of the stay of the Sun, in order. */
subLords?: Planet[];
note: string;
}[];
tone: Tone;
toneWeights: ToneWeights;
}[];
/** With tables, in place of months; null=before: as in the last row, or the last of its kind */
monthTable?: {
columns: ("month" | "tone" | "good" | "bad" | "score" | "activatedHouses[house,weight][null=before]")[];
rows: ((string | number | unknown[][] | null)[])[];
};
/** With tables, in place of months */
dashaTable?: {
columns: ("md" | "ad" | "pd" | "startDate" | "days")[];
rows: ((string | number | null)[])[];
};
/** With tables, in place of months; null=before: as in the last row, or the last of its kind */
themeTable?: {
columns: ("month" | "event" | "class" | "covered[null=before_for_event]" | "start" | "end")[];
rows: ((string | number[] | null)[])[];
};
/** With tables, in place of months; null=before: as in the last row, or the last of its kind */
cautionTable?: {
columns: ("month" | "event" | "class" | "covered[null=before_for_event]" | "start" | "end" | "adverse" | "disclaimer" | "note")[];
rows: ((string | number[] | boolean | null)[])[];
};
/** With tables, in place of months; null=before: as in the last row, or the last of its kind */
transitTable?: {
columns: ("month" | "planet" | "starLord" | "subLord" | "note[null=before_for_planet]")[];
rows: ((string | null)[])[];
};
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
scoreProvenance: "service-extension";
/** Of the themes and cautions of the twelve months. */
disclaimers: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetAntardashaCalendarArguments extends Birth {}
export interface GetAntardashaCalendarResult extends Result {
about: string;
mahadashas: {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
antardashas: GetAntardashaCalendarAntardasha[];
}[];
yearDays: 365.25;
note: string;
}
export interface GetAshtottariDashaArguments extends Birth {
/** Whether the first antardasha is of the mahadasha lord (own) or of the next lord (next). Default "own". */
antardasha_start?: "own" | "next";
/** Local time; default now */
query_date?: string;
}
export interface GetAshtottariDashaResult extends Result {
about: string;
asOf: string;
balance: {
planet: RunYearOutlookCompletePlanet;
years: number;
text: string;
};
/** Of the Moon, in degrees. That of Rahu runs from 333.33 to 386.67. */
arc: {
from: number;
to: number;
passed: number;
};
applicability: Applicability;
mahadashas: {
planet: RunYearOutlookCompletePlanet;
years: number;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
antardashas: {
planet: RunYearOutlookCompletePlanet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
}[];
}[];
/** Null outside the periods listed */
current: RunYearOutlookCompleteCurrent | null;
yearDays: 365.25;
notes: string[];
}
export interface GetChidraDashaArguments extends Birth {
/** Local time; default now */
query_date?: string;
}
export interface GetChidraDashaResult extends Result {
extensionNote: string;
answer: string;
asOf: string;
chidraPeriods: ChidraPeriod[];
current: ChidraPeriod | null;
next: ChidraPeriod | null;
notes: string[];
}
export interface GetConditionalDashasArguments extends Birth {
/** Whose periods to list. Default "applicable". */
include?: "applicable" | "all";
/** List this one with antardashas */
dasha?: GetConditionalDashasDasha;
/** Local time; default now */
query_date?: string;
/** Default 1. */
page?: number;
}
export interface GetConditionalDashasResult extends Result {
answer: string;
summary: string;
asOf: string;
results: {
key: GetConditionalDashasDasha;
/** Years of one round. */
total: number;
applies: boolean;
reason: string;
/** By another print of the text. */
variantApplies?: boolean;
startLord: Planet;
balanceYears: number;
/** Those of this page. */
mahadashas?: {
planet: Planet;
years: number;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
/** A list cut by the end of a page goes on under the same mahadasha on the next. */
antardashas?: GetConditionalDashasAntardasha[];
}[];
/** Null outside the periods listed */
current?: {
md: Mahadasha;
ad: Mahadasha;
} | null;
}[];
applicable: GetConditionalDashasDasha[];
yearDays: 365.25;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetDashaAdvancedArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
}
export interface GetDashaAdvancedResult extends Result {
disclaimer?: string;
answer: string;
summary: string;
asOf: string;
lords: {
level: "MD" | "AD" | "PD" | "SD" | "PrD";
lord: Lord;
period: GetDashaAdvancedPeriod;
transit: {
longitude: number;
signLord: Graha;
starLord: Planet;
subLord: Planet;
retrograde: boolean;
/** Natal houses of both the lord and its transit star lord. */
housesTouched: number[];
};
/** With the lord of the period above, null where it is not judged. */
link: "SUPPORTS" | "NEUTRAL" | "STRAINS" | null;
linkReason: string | null;
}[];
/** Houses of at least two of the first three lords. */
jointHouses: {
house: number;
levels: Partial<Record<Planet, number>>;
}[];
event?: {
eventResolution: EventResolution;
/** What the chart promises; no date where it is no. */
side: "yes" | "split" | "no";
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
next: {
md: Planet;
ad: Planet;
pd: Planet;
startDate: string;
endDate: string;
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
}[];
};
deferrals: {
delayed: true;
starLord: Planet;
/** Null: past 2399; missing: no date */
turnsDirect?: string | null;
passesStartingPoint?: string | null;
/** Direct by asOf */
released?: boolean;
level: "MD" | "AD" | "PD" | "SD" | "PrD";
planet: Planet;
}[];
turningPoints: {
at: string;
what: string;
}[];
next?: GetChoghadiyaTodayNext[];
}
export interface GetDashaPeriodsArguments extends Birth {
/** Event of the reading: all mahadashas, antardashas of 15 years */
event?: string;
/** Of the antardasha at from_date */
period_level?: "sookshma" | "prana";
/** Local; default now */
from_date?: string;
}
export interface GetDashaPeriodsResult extends Result {
about: string;
moon: {
longitude: number;
star: Star;
starLord: Planet;
/** Part of the star passed. */
passedFraction: number;
};
balance: {
planet: Planet;
years: number;
months: number;
days: number;
/** The same with decimals. */
totalYears: number;
text: string;
};
yearDays: 365.25;
cycle: {
nominalStart: string;
end: string;
};
mahadashas: {
planet: Planet;
/** Of the full run */
years: number;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
antardashas: GetAntardashaCalendarAntardasha[];
}[];
/** With event, in place of mahadashas */
mahadashaTable?: {
columns: ("planet" | "startDate" | "endDate")[];
rows: string[][];
};
/** With event, of the mahadashas in the 15 years from now */
antardashaTable?: {
columns: ("mahadasha" | "planet" | "startDate" | "endDate")[];
rows: string[][];
};
/** With period_level, within one antardasha, in place of the others */
finer?: {
mahadasha: Planet;
antardasha: Planet;
table: {
columns: ("pratyantardasha" | "sookshma" | "prana" | "startDate")[];
rows: string[][];
};
/** Of the last row; each other ends where the next begins */
end: string;
/** The from_date of the rows after these */
nextFrom?: string;
};
}
export interface GetEventDashaArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Whose matter */
relation?: GetFullChartRelation;
/** Local time; default now */
from_date?: string;
/** To look ahead. Default 30. */
horizon_years?: number;
}
export interface GetEventDashaResult extends Result {
disclaimer?: string;
answer: string;
summary: string;
/** Its ruling planets order equal classes. */
asOf: string;
from: string;
to: string;
eventResolution: EventResolution;
promise: GetEventDashaPromise;
/** Against the matter, but among the strong since too few others are */
standIns: Planet[];
/** Without those rejected, unlike classicFive */
rulingPlanets: Planet[];
planets: Lord[];
periods: RunTripleDashaConsensusPeriod[];
next: GetChoghadiyaTodayNext[];
}
export interface GetEventProbabilityArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Whose matter */
relation?: GetFullChartRelation;
/** Local time; default now */
as_of?: string;
}
export interface GetEventProbabilityResult extends Result {
extensionNote: string;
disclaimer?: string;
answer: string;
asOf: string;
eventResolution: EventResolution;
promise: GetEventDashaPromise;
/** All nine, highest first. */
significators: {
planet: Planet;
/** 1 / (1 + exp(-3 (x - 1))) */
P: number;
x: number;
/** They add up to x. */
factors: {
feature: "CONTACT" | "RULING_PLANET" | "MD_LORD" | "AD_LORD" | "PD_LORD" | "RETROGRADE" | "DENIAL_OVERLAP";
value: number;
}[];
}[];
aggregate: {
/** Mean of the three highest. */
P: number;
band: "STRONG" | "MODERATE" | "WEAK" | "NEGLIGIBLE";
cappedBy?: string;
};
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetFruitfulSignificatorsArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Whose matter */
relation?: GetFullChartRelation;
/** Local time; default now */
query_date?: string;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetFruitfulSignificatorsResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
eventResolution?: EventResolution;
rulingPlanets?: GetFruitfulSignificatorsRulingPlanet[];
/** All nine, by rank, those against the matter and those silent last */
planets?: {
planet: Planet;
rank: number | null;
standing: Standing;
standIn?: boolean;
/** Where contactLevels do not say it: by a cusp, by a star, against it or standing in */
reason?: string;
/** Best on the houses of the matter */
level: number | null;
contactLevels?: ContactLevels;
subVerdict?: SubVerdict;
/** Of the moment, kept or deferred */
rulingPlanet: boolean;
notRulingBecause?: string;
rpRoles?: RpSlot[];
/** Of a node, the ruling planets it stands for */
actsFor: Graha[];
runningAs: ("MD" | "AD" | "PD")[];
}[];
/** Without an event, each house against the 12th from it */
byHouse?: {
house: number;
/** Strongest first */
strong: Planet[];
standIns: Planet[];
weak: Planet[];
against: Planet[];
silent?: Planet[];
/** Of the strong ones */
rulingPlanets: Planet[];
}[];
/** With tables, in place of byHouse */
houseTable?: {
columns: ("house" | "strong" | "standIns" | "weak" | "against" | "rulingPlanets")[];
rows: ((number | string[] | null)[])[];
};
next?: GetChoghadiyaTodayNext[];
}
export interface GetKalachakraDashaArguments extends Birth {
/** Local time; default now */
query_date?: string;
}
export interface GetKalachakraDashaResult extends Result {
about: string;
asOf: string;
moon: {
longitude: number;
star: Star;
pada: number;
group: "S1" | "S2" | "A1" | "A2";
direction: "savya" | "apasavya";
/** Part of the pada passed */
passedFraction: number;
};
/** Years of the nine signs of the pada */
paramayush: number;
padaSequence: Sign[];
/** Left of the first dasha at birth */
balanceYears: number;
deha: Sign;
jeeva: Sign;
padaDeha: Sign;
padaJeeva: Sign;
mahadashas: {
sign: Sign;
lord: Graha;
years: number;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
gati: "NONE" | "SIMHAVALOKANA" | "MANDOOKI" | "MARKATI";
antardashas: {
sign: Sign;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
}[];
}[];
/** Null outside the periods listed */
current: GetCharaDashaCurrent | null;
dehaTransits: DehaTransit[];
jeevaTransits: DehaTransit[];
/** Moon within 0°05' of a pada border */
sensitive: boolean;
yearDays: 365.25;
notes: string[];
}
export interface GetNarayanaDashaArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Cycles to list; the second gives each sign 12 less its years. Default 2. */
cycles?: number;
/** Default 1. */
page?: number;
}
export interface GetNarayanaDashaResult extends Result {
about: string;
asOf: string;
seed: {
sign: Sign;
against: Sign;
rule: string;
ruleNumber: number;
};
direction: "forward" | "backward";
/** Planet in the seed that changes the order */
exception: "none" | "saturn" | "ketu";
coLords: {
Scorpio: Planet;
Aquarius: Planet;
rules: {
Scorpio: GetNarayanaDashaScorpio;
Aquarius: GetNarayanaDashaScorpio;
};
};
mahadashas: {
cycle: number;
sign: Sign;
lord: Planet;
years: number;
lordIn: Sign;
/** Lord exalted +1, debilitated -1 */
adjust: number;
startDate: string;
endDate: string;
antardashas: GetCharaDashaAntardasha[];
}[];
/** Null outside the periods listed */
current: GetCharaDashaCurrent | null;
yearDays: 365.25;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetPratyantardashaPeriodsArguments extends Birth {
/** Lord of the mahadasha */
mahadasha: Planet;
/** Only this antardasha */
antardasha?: Planet;
}
export interface GetPratyantardashaPeriodsResult extends Result {
about: string;
mahadasha: GetConditionalDashasAntardasha;
antardashas: {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
beforeBirth?: true;
/** Holds now */
current: boolean;
pratyantardashas: {
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
beforeBirth?: true;
/** Holds now */
current: boolean;
}[];
}[];
yearDays: 365.25;
note: string;
}
export interface GetRetrogradeAdvancedArguments extends Birth {
/** Default Marriage, of a child its most active matter */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** ISO, UTC; default now */
scan_start_utc?: string;
/** ISO, UTC; default a year later, at most two */
scan_end_utc?: string;
detail?: "brief" | "full";
}
export interface GetRetrogradeAdvancedResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
scan: RahuKaal;
eventResolution: EventResolution;
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
cuspalState: {
cusp: number;
csl: Planet;
state: "none" | "delayed" | "denied" | "sudden";
doubleRetrograde: boolean;
retrograde: {
csl: boolean;
starLord: boolean;
subLord: boolean;
};
chain?: Chain;
};
natalRetrogrades: {
planet: Planet;
longitude: number;
/** Planets in its star, which are delayed by it. */
starOf: Planet[];
}[];
/** In order of time, the first 60. */
activationDates: {
planet: Planet;
at: string;
overNatal: Planet;
orb: 0;
direction: "direct" | "retrograde";
}[];
dashaLords: {
level: "MD" | "AD" | "PD";
planet: Planet;
deferral: GetAnnotatedDashaDeferral | null;
}[];
stationWindows: {
planet: Planet;
/** The motion that begins. */
kind: "direct" | "retrograde";
station: string;
longitude: number;
/** From here it is slower than a tenth of its mean motion. */
start: string;
end: string;
touches: {
natalPoint: string;
orb: number;
}[];
}[];
truncated?: true;
}
export interface GetRpAdvancedArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Local time; default now */
query_datetime?: string;
/** How far ahead. Default "month". */
scale?: "today" | "month" | "year" | "long";
}
export interface GetRpAdvancedResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
eventResolution?: EventResolution;
ranked: GetFruitfulSignificatorsRulingPlanet[];
/** Ruling planets among the strongest for the event */
strongRps?: {
planet: Planet;
rank: number | null;
contactLevels: ContactLevels;
}[];
/** Lords at the start. The parts are the numbered subs it is made of. */
sensitivePoints: {
from: number;
/** Below from where it runs over 0° Aries. */
to: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
parts: {
from: number;
/** Below from where it runs over 0° Aries. */
to: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
}[];
}[];
/** By star and sub alone, because no stretch has three ruling lords. */
relaxed: boolean;
mover: "Ascendant" | "Moon" | "Sun" | "Jupiter";
windows: {
start: string;
end: string;
/** Index in sensitivePoints. */
point: number;
}[];
/** The ephemeris ends within the range. */
truncated?: true;
deferred: {
planet: Planet;
actsAfter: string | null;
}[];
rejected: {
planet: Planet;
reason: string;
}[];
/** Moon and Saturn at birth. */
punarphoo: Punarphoo;
notes: string[];
}
export interface GetRpConsensusArguments extends Birth {
/** Two to twelve moments; default birth and now */
sessions?: {
/** ISO, local at its place */
datetime: string;
/** Place, default birth place */
latitude?: number;
/** Place, with latitude */
longitude?: number;
/** Ahead of UTC, with the place */
utcOffsetMinutes?: number;
}[];
}
export interface GetRpConsensusResult extends Result {
answer: string;
asOf: string;
/** In order of time. */
sessions: {
datetime: string;
latitude: number;
longitude: number;
slots: Slots;
ranked: GetFruitfulSignificatorsRulingPlanet[];
}[];
/** STRONG in all, MODERATE in at least 0.67 of them. */
consensus: {
planet: Planet;
present: number;
of: number;
agreement: number;
slotRankSum: number;
band: "STRONG" | "MODERATE";
}[];
/** WEAK in at least 0.34 of them. */
others: {
planet: Planet;
present: number;
of: number;
agreement: number;
slotRankSum: number;
band: "WEAK" | "NONE";
}[];
/** They rule in no session. */
absent: Planet[];
commonToAll: Planet[];
}
export interface GetRpIntervalArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC there; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local there */
startDatetime: string;
/** Local there */
endDatetime: string;
/** Minutes between rows. Default 60. */
interval_minutes?: number;
/** Default 1. */
page?: number;
}
export interface GetRpIntervalResult extends Result {
about: string;
place: Place;
from: string;
to: string;
intervalMinutes: number;
intervals: {
ascSignLord: Graha;
ascStarLord: Planet;
ascSubLord: Planet;
moonSignLord: Graha;
moonStarLord: Planet;
moonSubLord: Planet;
dayLord: Graha;
datetime: string;
/** Strongest first, rejected ones too */
rankedRPs: Planet[];
}[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetRulingPlanetsArguments extends Birth {
detail?: "brief" | "full";
/** All rows in tables. Default false. */
tables?: boolean;
/** Local there; default now */
query_datetime?: string;
/** Of judgment; default birth place */
query_latitude?: number;
/** Default birth place */
query_longitude?: number;
/** Ahead of UTC there */
query_utc_offset_minutes?: number;
}
export interface GetRulingPlanetsResult extends Result {
answer: string;
asOf: string;
place: Place;
ascendantLongitude: number;
moonLongitude: number;
slots: Slots;
/** Slots without the two subs, strongest first. A planet can stand twice. */
classicFive: Planet[];
/** Every planet of the slots. One that is subSlotOnly does not count, whatever its status (R38.8). */
ranked: {
planet: Planet;
/** Strongest first, empty of a node that only acts for others. */
slots: RpSlot[];
count?: number;
/** 1 is the strongest, by more slots, then the higher slot. */
rank?: number;
/** From Ascendant sub lord 7 to day lord 1, added up. */
slotRankSum?: number;
/** Of a node, the ruling planets whose sign it holds or that join or aspect it. */
actsFor: Graha[];
/** A node in no slot, just before the first it acts for. */
byAgency?: true;
status: "kept" | "deferred" | "rejected";
/** The lord that is retrograde. */
rejectedBecause?: "star" | "sub";
reason?: string;
/** Listed, but it does not count as a ruling planet. */
subSlotOnly: boolean;
}[];
/** With tables, in place of ranked */
rankedTable?: {
columns: ("planet" | "slots" | "actsFor" | "byAgency" | "status" | "rejectedBecause" | "subSlotOnly")[];
rows: ((string | string[] | boolean | null)[])[];
};
/** Of the day that the moment belongs to. */
sunrise: string;
dayLordBasis: "HINDU_SUNRISE" | "LOCAL_MEAN_06_00";
/** By the visible sunrise, where it names another. */
alternateDayLord?: Graha;
/** Classic five and their nodes at birth, without rejected ones. */
birthRulingPlanets: Planet[];
commonWithBirth: Planet[];
/** Ruling planets that rule the first three periods then. */
commonWithRunningDasha: Planet[];
nextChange: NextChange;
next: GetChoghadiyaTodayNext[];
}
export interface GetSmartCurrentDashaArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Local time; default now */
query_date?: string;
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetSmartCurrentDashaResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
/** What the first three lords do for the event that was asked about */
asked?: {
event: string;
promise: CheckDoshasPromise;
class: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
covered: number[];
missing: number[];
};
levels: {
level: "MD" | "AD" | "PD" | "SD" | "PrD";
/** Without what needs houses inside the polar circles. */
lord: {
planet: Planet;
starLord: Planet;
subLord: Planet;
levels?: Levels;
/** Own place ranks 1 and own lordships 3; of a node the place alone */
promoted?: boolean;
retrograde: boolean;
actsFor?: Graha[];
standing?: Standing | null;
deferral: GetAnnotatedDashaDeferral | null;
};
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
/** Of the full run. */
percentElapsed?: number;
daysLeft?: number;
}[];
/** With tables, in place of levels */
levelTable?: {
columns: ("level" | "planet" | "starLord" | "subLord" | "retrograde" | "delayed" | "turnsDirect" | "passesStartingPoint" | "released" | "startDate" | "endDate" | "nominalStart" | "cutAtBirth")[];
rows: ((string | boolean | null)[])[];
};
next: RunTodayCompleteNext[];
/** By the lords of the first three periods, each house at its best level. */
housesActivated: HousesActivated[];
/** With tables, in place of housesActivated */
houseTable?: {
columns: ("house" | "level" | "via")[];
rows: ((number | string[] | null)[])[];
};
/** All three lords are strong for them; at most 6. */
activeEvents: ActiveEvent[];
/** With tables, in place of activeEvents */
eventTable?: {
columns: ("event" | "covered" | "missing" | "promise" | "adverse" | "disclaimer")[];
rows: ((string | number[] | boolean | null)[])[];
};
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Without those rejected, unlike classicFive */
rulingPlanets: Planet[];
/** Running lords that are ruling planets of the moment. */
overlapWithRp: Planet[];
/** Whether the border of the period is near. */
sandhi: Sandhi;
}
export interface GetStellarDashaBifurcationArguments extends Birth {
/** Default the running mahadasha lord */
dasha_lord?: Planet;
/** Local time; default now */
query_date?: string;
}
export interface GetStellarDashaBifurcationResult extends Result {
answer: string;
summary: string;
asOf: string;
dashaLord: Planet;
/** In its own star, so source and nature are one. */
selfSignification: boolean;
/** Its mahadasha. */
period: GetDashaAdvancedPeriod;
layers: {
source: {
planet: Planet;
houses: number[];
/** Cusps in its signs. */
ownerCusps: number[];
L2: number[];
L4: number[];
};
nature: {
planet: Planet;
houses: number[];
/** Cusps in its signs. */
ownerCusps: number[];
L1: number[];
L3: number[];
};
decision: {
planet: Planet;
houses: number[];
/** Cusps in its signs. */
ownerCusps: number[];
L1: number[];
L2: number[];
L3: number[];
L4: number[];
};
};
/** All of the nature layer, then those that only the source adds. */
houses: {
house: number;
fromLayer: "SOURCE" | "NATURE";
level: number;
outcome: "KEPT" | "SPOILED";
/** The 8th or 12th from it, signified by the sub lord. */
spoiledBy?: number[];
}[];
antardashas: {
planet: Planet;
startDate: string;
endDate: string;
phase: "STAR_PHASE" | "SUB_PHASE" | "BOTH" | "NEUTRAL";
}[];
extensionNote: string;
}
export interface GetSudarshanaChakraArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Years to list, the running one first. Default 3. */
years_ahead?: number;
/** Default 1. */
page?: number;
}
export interface GetSudarshanaChakraResult extends Result {
about: string;
asOf: string;
rings: {
lagna: GetSudarshanaChakraLagna[];
moon: GetSudarshanaChakraLagna[];
sun: GetSudarshanaChakraLagna[];
};
/** Rings that begin in the same sign */
coinciding: ("lagna" | "moon" | "sun")[];
houses: {
house: number;
signs: Signs;
planets: {
lagna: Planet[];
moon: Planet[];
sun: Planet[];
};
benefics: number;
malefics: number;
/** Ring lords in an own or exalted sign: a point each */
strongLords: number;
/** Benefics + strongLords - malefics: 2 or more, -2 or less */
tone: "SUPPORTED" | "MIXED" | "AFFLICTED";
}[];
dasha: {
years: {
/** Year of life */
year: number;
house: number;
signs: Signs;
startDate: string;
endDate: string;
months: {
month: number;
house: number;
signs: Signs;
startDate: string;
endDate: string;
}[];
}[];
/** Of the running month, about 60 hours each */
parts: {
part: number;
house: number;
signs: Signs;
startDate: string;
endDate: string;
}[];
current: {
year: number;
month: number;
part: number;
house: {
year: number;
month: number;
part: number;
};
};
};
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetYoginiDashaArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Years from birth to cover. Default 108. */
years?: number;
/** Default 1. */
page?: number;
}
export interface GetYoginiDashaResult extends Result {
about: string;
asOf: string;
start: {
yogini: Yogini;
planet: Planet;
balanceYears: number;
};
periods: {
yogini: Yogini;
planet: Planet;
years: number;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
tone: "benefic" | "difficult";
antardashas: {
yogini: Yogini;
planet: Planet;
startDate: string;
endDate: string;
/** Start of the full run, where birth cut it */
nominalStart?: string;
cutAtBirth?: true;
}[];
}[];
/** Null outside the periods listed */
current: RunTripleDashaConsensusCurrent | null;
yearDays: 365.25;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetAshtamaSaniArguments extends Birth {
/** Local time; default now */
query_date?: string;
}
export interface GetAshtamaSaniResult extends Result {
answer: string;
asOf: string;
moonSign: Sign;
eighthSign: Sign;
active: boolean;
/** One stay can be several spans by retrogression. */
spans: RunYearOutlookCompleteSpan2[];
/** KP reading of the running span, else of the next. */
subWindows: {
start: string;
end: string;
starLord: Planet;
subLord: Planet;
subLordVerdict: "HEAVY" | "MIXED" | "EASED" | "NEUTRAL";
intensity: number;
band: "PEAK" | "HIGH" | "MODERATE" | "LOW";
/** Their points add up to the score */
factors: GetAshtamaSaniFactor[];
}[];
/** Of natal Saturn in the eighth sign. */
saturnBindus: number;
truncated?: true;
scoreProvenance: "service-extension";
notes: string[];
}
export interface GetEclipseImpactArguments extends Birth {
/** Local time; default now */
start_date?: string;
/** Years to look ahead. Default 3. */
years?: number;
/** Orb of a contact in degrees. Default 5. */
orb?: number;
/** Default 1. */
page?: number;
}
export interface GetEclipseImpactResult extends Result {
extensionNote: string;
answer: string;
asOf: string;
eclipses: {
kind: "SOLAR" | "LUNAR";
type: Type;
maximum: string;
/** Of the body eclipsed, sidereal. */
longitude: number;
sign: Sign;
star: Star;
subLord: Planet;
/** By cusps, null inside the polar circles. */
natalHouse: number | null;
houseFromMoon: number;
/** At the maximum. */
visibleAtBirthPlace: boolean;
contacts: RunYearOutlookCompleteContact[];
impactScore: number;
band: "STRONG" | "NOTABLE" | "MILD" | "NONE";
/** Their points add up to the score */
factors: GetAshtamaSaniFactor[];
dashaAtMaximum: GetElectionOutcomeLords | null;
}[];
truncated?: true;
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetEclipseSublordActivationArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Local time; default now */
start_date?: string;
/** Years to look ahead. Default 2. */
years?: number;
/** Default 1. */
page?: number;
}
export interface GetEclipseSublordActivationResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
eventResolution?: EventResolution;
eclipses: {
kind: "SOLAR" | "LUNAR";
maximum: string;
longitude: number;
signLord: Graha;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
/** Natal houses of the star lord, which name the matter. */
housesByStar: SignifiedDanger[];
housesBySub: SignifiedDanger[];
/** Of the sub lord on each house of the star lord. */
decisions: {
house: number;
decision: "FAVOURS" | "OBSTRUCTS" | "SILENT";
}[];
/** Cusps whose sub lord is the star or the sub lord. */
cuspsActivated: number[];
planetsInSub: Planet[];
status: "ACTIVE" | "SENSITIVE" | "DORMANT";
triggers: {
planet: "Sun" | "Mars" | "Jupiter" | "Saturn";
at: string;
aspect: "conjunction" | "opposition";
}[];
event?: {
standing: {
starLord: Standing;
subLord: Standing;
};
};
}[];
truncated?: true;
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetJupiterReturnArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Returns to list. Default 4. */
max_returns?: number;
}
export interface GetJupiterReturnResult extends Result {
answer: string;
asOf: string;
natalJupiter: NatalJupiter;
returns: {
/** Number of the return, 1 about age 12. */
cycle: number;
/** Years */
ageAtPrimary: number;
/** First direct passage. */
primaryDate: string;
/** One, or three with a retrogression. */
passes: Pass[];
start: string;
end: string;
/** From a degree before the first passage to one after the last. */
durationDays: number;
dashaAtPrimary: GetElectionOutcomeLords | null;
/** Natal houses it occupies and owns, and those of its sub lord. */
housesTouched: number[];
interpretation: string;
/** Of Jupiter in its natal sign. Four or more are good. */
bindus: number;
}[];
/** The first whose direct passage is still to come. */
nextReturn: {
cycle: number;
primaryDate: string;
} | null;
truncated?: true;
notes: string[];
}
export interface GetMoonTransitArguments {
/** The moment where query_datetime is absent */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude?: number;
/** -180 to 180, east positive */
longitude?: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** The moment, ISO */
query_datetime?: string;
}
export interface GetMoonTransitResult extends Result {
about: string;
asOf: string;
longitude: number;
sign: Sign;
signLord: Graha;
star: Star;
pada: number;
starLord: Planet;
subLord: Planet;
subSubLord: Planet;
minutesRemainingInSub: number;
nextSubLord: Planet;
subEndsAt: string;
starEndsAt: string;
signEndsAt: string;
nextSubs: NextSub[];
/** Such as Krishna Shashthi or Purnima. */
tithi: string;
tithiNumber: number;
paksha: "Shukla" | "Krishna";
}
export interface GetSadeSatiIntensityArguments extends Birth {
/** Local time; default now */
scan_start?: string;
/** Default 8 years later, at most 15 */
scan_end?: string;
/** Default 1. */
page?: number;
}
export interface GetSadeSatiIntensityResult extends Result {
answer: string;
scan: RahuKaal;
windows: {
start: string;
end: string;
phase: "Vraya" | "Janma" | "Patha";
sign: Sign;
starLord: Planet;
subLord: Planet;
intensity: number;
band: "PEAK" | "HIGH" | "MODERATE" | "LOW";
/** Their points add up to the score */
factors: GetAshtamaSaniFactor[];
/** Natal houses of the star lord, of the sub lord or of both. */
contentThemes: {
house: number;
via: "starLord" | "subLord" | "both";
}[];
/** At the start of the window. */
retrograde: boolean;
saturnBindus: number;
sav: number;
/** Transit Jupiter looks at the sign in mid-window, which gives no points. */
jupiterSight: boolean;
}[];
/** The heaviest window of the scan, the first of equals. */
peak: Peak | null;
/** Windows of the scan with a relieving factor. */
relief: Peak[];
/** At the start of the scan. */
inSadeSati: boolean;
/** Where no window lies in the scan. */
nextCycleStart?: string;
truncated?: true;
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetSadeSatiPhasesArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** Default 1. */
page?: number;
/** All rows in tables. Default false. */
tables?: boolean;
}
export interface GetSadeSatiPhasesResult extends Result {
answer: string;
asOf: string;
moonSign: Sign;
currentPhase: "Vraya" | "Janma" | "Patha" | null;
/** Until Saturn leaves the sign it is in. */
daysRemaining: number | null;
cycles: {
/** Place in time order, 1 is the first of the life. */
index: number;
status: "PAST" | "CURRENT" | "FUTURE";
start: string;
end: string;
/** It had begun at birth. */
beforeBirth?: true;
phases: {
phase: "Vraya" | "Janma" | "Patha";
sign: Sign;
spans: RunYearOutlookCompleteSpan[];
/** Mean over its days. */
intensity: number | null;
themes: number[];
}[];
}[];
/** With tables, in place of cycles */
phaseTable?: {
columns: ("index" | "status" | "phase" | "sign" | "intensity" | "themes" | "stays[start,end,retrogradeEntry]")[];
rows: ((number | string | null | number[] | unknown[][])[])[];
};
auxiliary: {
kind: "Ashtama" | "ArdhaAshtama";
spans: RunYearOutlookCompleteSpan[];
}[];
/** With tables, in place of auxiliary */
auxiliaryTable?: {
columns: ("kind" | "stays[start,end,retrogradeEntry]")[];
rows: ((string | unknown[][] | null)[])[];
};
truncated?: true;
scoreProvenance: "service-extension";
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetSarvatobhadraChakraArguments extends Birth {
/** Local time; default now */
query_datetime?: string;
/** First sounds of the name as the board writes them, such as a, k, kh, sh */
name_letters?: string[];
/** Adds the special star of this matter. Default "general". */
matter?: "general" | "career" | "wealth" | "family" | "power" | "danger";
}
export interface GetSarvatobhadraChakraResult extends Result {
answer: string;
asOf: string;
/** Row 0 is East, column 0 is North. */
board: string[][];
planets: {
planet: Planet;
star28: Star28;
cell: number[];
motion: "direct" | "retrograde" | "fast";
lines: {
line: "front" | "left" | "right";
/** The line of this motion. */
emphasised: boolean;
cells: {
r: number;
c: number;
kind: "star" | "sign" | "letter" | "vowel" | "tithi" | "weekday" | "corner";
value: string;
}[];
}[];
/** Letters without a cell, struck by its star. */
alsoStrikes: string[];
}[];
natalPoints: {
point: "janma" | "jaati" | "naidhana" | "karma" | "desha" | "abhisheka" | "sanghatika" | "samudayika" | "aadhana" | "vainashika" | "manasa" | "lagnaSign" | "moonSign" | "tithiGroup" | "weekday" | "nameLetter";
value: string;
/** Null for a letter without a cell. */
cell: number[] | null;
/** It counts in the overall verdict. */
counts: boolean;
struckBy: {
planet: Planet;
kind: "benefic" | "malefic";
line: "front" | "left" | "right" | "position";
}[];
verdict: GetSarvatobhadraChakraVerdict;
}[];
overall: {
/** Strikes of planets on the points that count. */
benefic: number;
malefic: number;
verdict: GetSarvatobhadraChakraVerdict;
};
notes: string[];
}
export interface GetSaturnReturnArguments extends Birth {
/** Local time; default now */
query_date?: string;
/** A life of 120 years holds at most four. Default 4. */
max_returns?: number;
}
export interface GetSaturnReturnResult extends Result {
answer: string;
asOf: string;
natalSaturn: NatalJupiter;
returns: {
/** 1 at age 27 to 31, 2 at 56 to 62, 3 at 85 to 92, 4 after 115. */
stage: number;
/** Years */
ageAtPrimary: number;
/** First direct passage. */
primaryDate: string;
/** One, or three with a retrogression. */
passes: Pass[];
start: string;
end: string;
/** From a degree before the first passage to one after the last. */
durationDays: number;
dashaAtPrimary: GetElectionOutcomeLords | null;
/** Natal houses it occupies and owns, and those of its sub lord. */
housesTouched: number[];
interpretation: string;
}[];
/** The first whose direct passage is still to come. */
nextReturn: {
stage: number;
primaryDate: string;
} | null;
truncated?: true;
notes: string[];
}
export interface GetSublordChangesArguments extends MaybeBirth {
/** Default all nine */
planets?: Planet[];
/** Local time; default now */
query_datetime?: string;
}
export interface GetSublordChangesResult extends Result {
about: string;
asOf: string;
planets: {
Sun?: GetSublordChangesSun;
Moon?: GetSublordChangesSun;
Mars?: GetSublordChangesSun;
Mercury?: GetSublordChangesSun;
Jupiter?: GetSublordChangesSun;
Venus?: GetSublordChangesSun;
Saturn?: GetSublordChangesSun;
Rahu?: GetSublordChangesSun;
Ketu?: GetSublordChangesSun;
};
}
export interface GetTransitAdvancedArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Houses in place of event */
house_group?: number[];
/** Against house_group */
denial_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** Local time; default now */
query_datetime?: string;
/** How exact the date is. Default "day". */
scale?: "day" | "month" | "year";
}
export interface GetTransitAdvancedResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
eventResolution: EventResolution;
bodies: {
planet: Planet;
/** Running periods it rules, TRANSIT where it is looked at for itself. */
role: ("MD" | "AD" | "PD" | "TRANSIT")[];
longitude: number;
signLord: Graha;
starLord: Planet;
subLord: Planet;
/** How many of sign, star and sub lord are strong. */
tally: number;
test: "TRIPLE" | "CONFIRMS" | "OPPOSES" | "OFFERS" | "NEUTRAL";
/** Its star lord was retrograde at birth. */
delayed?: GetAnnotatedDashaDeferral;
}[];
dashaClass: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
/** Ruling planets among the lords of the body of the scale and of the dasha lords. */
rpAgreement: Planet[];
verdict: "CONFIRMED" | "PARTIAL" | "NOT_CONFIRMED";
/** When the body of the scale next comes to agree. A stay that it is in does not count. */
nextConfirmation: string | null;
reasons: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetTransitAnalysisArguments extends Birth {
/** Local time; default now */
query_datetime?: string;
/** Event of the reading: planets and dasha lords in one table each, read for its houses alone */
event?: string;
}
export interface GetTransitAnalysisResult extends Result {
answer: string;
asOf: string;
/** With event, in place of planets. Its houses that the star lord signifies, by decision. */
planetTable?: {
columns: ("planet" | "longitude" | "sign" | "starLord" | "subLord" | "natalHouse" | "retrograde" | "stationary" | "favours" | "obstructs" | "silent")[];
rows: ((string | number | boolean | number[])[])[];
};
/** With event, in place of dashaLords. Its houses that the lord signifies, by decision. */
dashaTable?: {
columns: ("level" | "planet" | "favours" | "obstructs" | "silent")[];
rows: ((string | number[])[])[];
};
planets: {
planet: Planet;
longitude: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
natalHouse: number;
/** Mars to Saturn only. */
retrograde: boolean;
stationary: boolean;
/** Natal houses of the star lord. */
matterHouses: MatterHouse[];
}[];
dashaLords: {
level: "MD" | "AD" | "PD";
planet: Planet;
/** Its own natal houses. */
matterHouses: MatterHouse[];
}[];
contacts: RunTodayCompleteContact[];
/** Without those rejected, unlike classicFive */
rulingPlanets: Planet[];
rules: Rule[];
/** Longitudes of cusps 1 to 12 and of the planets. */
natal: GetCompatibilityAdvancedPerson13;
next: GetChoghadiyaTodayNext[];
}
export interface GetTransitCrossingsArguments extends MaybeBirth {
/** ISO date-time, a date alone is noon */
startDatetime: string;
/** ISO, at most 366 days later */
endDatetime: string;
/** Default all nine */
planets?: Planet[];
/** Default 1. */
page?: number;
}
export interface GetTransitCrossingsResult extends Result {
about: string;
from: string;
to: string;
crossings: {
planet: Planet;
at: string;
atUtc: string;
/** The border, a whole arc-second. */
longitude: number;
fromSubLord: Planet;
toSubLord: Planet;
/** Of the sub entered. */
starLord: Planet;
/** Of the sub entered. */
sign: Sign;
enteredStar: boolean;
direction: "direct" | "retrograde";
}[];
/** In the whole window. */
counts: {
Sun?: number;
Moon?: number;
Mars?: number;
Mercury?: number;
Jupiter?: number;
Venus?: number;
Saturn?: number;
Rahu?: number;
Ketu?: number;
};
truncated?: true;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetTransitTimingHierarchyArguments extends Birth {
/** Event name (get_election_catalog) */
event?: string;
/** Local time; default now */
start_date?: string;
/** Houses in place of event */
house_group?: number[];
/** First judges house_group */
primary_houses?: number[];
/** All rows in tables. Default false. */
tables?: boolean;
detail?: "brief" | "full";
}
export interface GetTransitTimingHierarchyResult extends Result {
disclaimer?: string;
answer: string;
asOf: string;
eventResolution: EventResolution;
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Windows open where star lord and sub lord are among them. */
strongPlanets: Planet[];
/** Which periods of find_event_timing_v2 the days lie in. NONE: no days are named. */
within: "OFFERED" | "WEAKER" | "NONE";
hierarchy: {
stage: "SATURN" | "JUPITER" | "SUN" | "MOON";
narrowsTo: "2.5 years" | "year" | "month" | "day";
/** From the first of its spans to the last. */
span?: RahuKaal;
/** What the next stage looks into, where its stays have gaps. */
spans?: RahuKaal[];
/** It found no window and keeps the spans of the stage before. */
relaxed: boolean;
windows: {
start: string;
end: string;
/** The star is entered and the matter on offer, which is no date to act on. */
offeredFrom: string;
sign: Sign;
starLord: Planet;
/** At the start */
subLord: Planet;
/** The sign lord is strong too. */
triple?: boolean;
/** At the start */
direction?: "direct" | "retrograde";
/** DELAYED where the star lord was retrograde at birth. */
status: "OPEN" | "DELAYED";
turnsDirect?: string;
passesStartingPoint?: string;
/** Of the dasha at the start, null where none runs. */
dashaClass: "FULL" | "PARTIAL" | "WEAK" | "SILENT" | null;
}[];
}[];
/** With tables, in place of hierarchy */
stageTable?: {
columns: ("stage" | "narrowsTo" | "relaxed" | "start" | "end" | "offeredFrom" | "sign" | "starLord" | "subLord" | "status" | "turnsDirect" | "passesStartingPoint" | "dashaClass")[];
rows: ((string | boolean | null)[])[];
};
/** Days, best first and not in order of time, one for each window of the Sun. */
bestDates: {
rank: number;
/** Local day, YYYY-MM-DD */
date: string;
dashaClass: "FULL" | "PARTIAL" | "WEAK" | "SILENT";
triple: boolean;
agree: ("SATURN" | "JUPITER" | "SUN" | "MOON")[];
}[];
/** With tables, in place of bestDates */
dateTable?: {
columns: ("rank" | "date" | "dashaClass" | "triple" | "agree")[];
rows: ((number | string | boolean | string[] | null)[])[];
};
/** The search stopped early, and the note says where. */
truncated?: true;
note: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetVedhaTransitArguments extends Birth {
/** Local time; default now */
query_datetime?: string;
}
export interface GetVedhaTransitResult extends Result {
answer: string;
asOf: string;
/** Of the natal Moon. */
moonSign: Sign;
planets: {
planet: Planet;
sign: Sign;
houseFromMoon: number;
result: "GOOD" | "OBSTRUCTED" | "BAD" | "RELIEVED";
/** Of a good house. */
vedhaHouse?: number;
obstructedBy: Planet[];
/** Planets in the good house that this vedha house belongs to. */
relievedBy: Planet[];
murti: "gold" | "silver" | "copper" | "iron" | null;
/** Last sign entry, null before 1800. */
enteredAt: string | null;
tara: GetTaraBalaName;
/** Of its own ashtakavarga. Four or more are good. */
bindus: number | null;
/** Natal stars struck by its latta. */
latta: ("janma" | "lagna")[];
/** Next sign change, null after 2399. */
changesAt: string | null;
}[];
summary: {
good: number;
obstructed: number;
bad: number;
relieved: number;
};
truncated?: true;
}
export interface FindAuspiciousTimeArguments extends Birth {
/** Up to five event names, in order */
events?: string[];
/** One event name in place of events */
event?: string;
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** One after another. Default false. */
in_order?: boolean;
/** With in_order. Default 0. */
min_gap_minutes?: number;
/** Default 1. */
page?: number;
}
export interface FindAuspiciousTimeResult extends Result {
answer: string;
summary: string;
elections: {
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
nextSupportingPeriod?: NextSupportingPeriod | null;
}[];
sequence: {
status: "NOT_ASKED" | "FOUND" | "NOT_POSSIBLE";
windows: {
event: string;
rank: number;
startLocal: string;
endLocal: string;
verdict: FindAuspiciousTimeVerdict | null;
}[];
};
shared: {
strongForAll: Planet[];
conflicts: {
planet: Planet;
strongFor: string[];
againstFor: string[];
}[];
};
scanSummary: FindAuspiciousTimeScanSummary;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
provenanceSummary: string;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindBusinessLaunchTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
}
export interface FindBusinessLaunchTimeResult extends Result {
disclaimer: string;
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindContractSigningTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** The other signatory, compared */
person2?: Person2;
/** Default primary */
primary_role?: string;
/** Default secondary */
secondary_role?: string;
detail?: "brief" | "full";
}
export interface FindContractSigningTimeResult {
system: "kp" | "extension";
disclaimer: string;
provenance: Provenance;
language?: string;
names?: Record<string, string>;
answer: string;
summary: string;
event: FindContractSigningTimeEvent;
granularity: "day" | "hour" | "minute";
promise: FindContractSigningTimePromise;
windows: FindContractSigningTimeWindow[];
selection: Selection;
/** Without person2 */
significatorSet?: FindContractSigningTimeSignificatorSet[];
/** Without person2 */
setRelaxed?: boolean;
/** With person2, as primary, secondary and extensionNote */
mode?: "joint";
primary?: FindContractSigningTimePrimary;
secondary?: FindContractSigningTimePrimary;
extensionNote?: string;
scanSummary: FindContractSigningTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindContractSigningTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindElectionWindowArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** Event name (get_election_catalog) */
event: string;
/** Somebody else, compared */
person2?: Person2;
/** Default primary */
primary_role?: string;
/** Default secondary */
secondary_role?: string;
}
export interface FindElectionWindowResult {
system: "kp" | "extension";
provenance: Provenance;
language?: string;
names?: Record<string, string>;
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
/** Without person2 */
significatorSet?: FindBusinessLaunchTimeSignificatorSet[];
/** Without person2 */
setRelaxed?: boolean;
/** With person2, as primary, secondary and extensionNote */
mode?: "joint";
primary?: FindContractSigningTimePrimary;
secondary?: FindContractSigningTimePrimary;
extensionNote?: string;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindExamTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
}
export interface FindExamTimeResult extends Result {
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindInterviewTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
}
export interface FindInterviewTimeResult extends Result {
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindJointElectionWindowArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** Event name (get_election_catalog) */
event: string;
/** The second person, compared */
person2: Person2;
/** Default primary */
primary_role?: string;
/** Default secondary */
secondary_role?: string;
/** No windows that the second contradicts. Default false. */
require_confirmation?: boolean;
}
export interface FindJointElectionWindowResult {
system: "extension";
extensionNote: string;
provenance: Provenance;
language?: string;
names?: Record<string, string>;
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
mode: "joint";
primary: FindContractSigningTimePrimary;
secondary: FindContractSigningTimePrimary;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
rejected: {
startLocal: string;
endLocal: string;
verdict: FindAuspiciousTimeVerdict | null;
secondaryReasons: string[];
}[];
rejectedCount: number;
}
export interface FindMeetingTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** Business, or seeking consent. Default "business". */
subject?: "business" | "third_party_approval";
}
export interface FindMeetingTimeResult extends Result {
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
subject: "business" | "third_party_approval";
}
export interface FindPropertyMuhurtaArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
detail?: "brief" | "full";
/** What is begun. Default "purchase". */
mode?: FindPropertyMuhurtaMode;
}
export interface FindPropertyMuhurtaResult extends Result {
disclaimer: string;
answer: string;
summary: string;
event: FindContractSigningTimeEvent;
granularity: "day" | "hour" | "minute";
promise: FindContractSigningTimePromise;
windows: FindContractSigningTimeWindow[];
selection: Selection;
significatorSet: FindContractSigningTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindContractSigningTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindContractSigningTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
mode: FindPropertyMuhurtaMode;
}
export interface FindSurgeryTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** Kind of operation; an emergency is never delayed. Default "ELECTIVE". */
surgery_type?: SurgeryType;
}
export interface FindSurgeryTimeResult extends Result {
disclaimer: string;
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
surgeryType: SurgeryType;
}
export interface FindTravelDepartureTimeArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
}
export interface FindTravelDepartureTimeResult extends Result {
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindWeddingMuhurtaArguments extends Birth {
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** Default of the event */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** Ask the user first. Default false. */
second_school_lens?: boolean;
/** If the user asks */
max_windows?: number;
/** Of one date, with max_windows */
max_per_day?: number;
/** Default 1. */
page?: number;
/** The other partner, compared */
person2?: Person2;
/** Default primary */
primary_role?: string;
/** Default secondary */
secondary_role?: string;
}
export interface FindWeddingMuhurtaResult {
system: "kp" | "extension";
provenance: Provenance;
language?: string;
names?: Record<string, string>;
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
windows: FindAuspiciousTimeWindow[];
selection: Selection;
/** Without person2 */
significatorSet?: FindBusinessLaunchTimeSignificatorSet[];
/** Without person2 */
setRelaxed?: boolean;
/** With person2, as primary, secondary and extensionNote */
mode?: "joint";
primary?: FindContractSigningTimePrimary;
secondary?: FindContractSigningTimePrimary;
extensionNote?: string;
scanSummary: FindBusinessLaunchTimeScanSummary;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
nextSupportingPeriod?: NextSupportingPeriod | null;
provenanceSummary: string;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
disclaimer: string;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetElectionCatalogArguments extends MaybeBirth {
/** Event of the reading: its row alone */
event?: string;
/** Adds the second school and the preferred rising signs. Default false. */
include_sources?: boolean;
/** Default 1. */
page?: number;
}
export interface GetElectionCatalogResult extends Result {
about: string;
events: {
key: string;
label: string;
matterHouses: number[];
electedHouses: number[];
primaryHouse: number;
avoidHouses: number[];
provenance: FindAuspiciousTimeProvenance;
citation: string | null;
defaultGranularity: "day" | "hour" | "minute";
electionType: ElectionType;
significance: "ROUTINE" | "MAJOR" | "LIFE";
usualHours: RahuKaal;
aliases: string[];
cuspRule: {
cusp: number;
mustSignify: number[];
text: string;
};
tool: string;
extraArgs: Partial<Record<string, string>>;
secondSchool?: {
cusps: Partial<Record<string, number[]>>;
forbid: number[];
dbas: number[];
karaka?: Planet[];
mustAny?: Partial<Record<string, number[]>>;
} | null;
preferredLagna?: ("movable" | "fixed" | "dual")[];
}[];
totals: {
bookSourced: number;
webSourced: number;
derivedTableD: number;
derivedCuspRule: number;
};
notes: string[];
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
}
export interface GetMuhurtaAdvancedArguments extends Birth {
detail?: "brief" | "full";
/** Event name (get_election_catalog) */
event?: string;
/** Default now */
scan_start?: string;
/** Days to scan. Default 7. */
scan_days?: number;
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
/** How many moments to return. Default 10. */
max_moments?: number;
}
export interface GetMuhurtaAdvancedResult extends Result {
answer: string;
summary?: string;
technique: "T40";
event: FindContractSigningTimeEvent | null;
moments: {
datetime: string;
datetimeEnd: string;
durationMinutes: number;
conditionsMet: number;
isFullTriangulation: boolean;
/** Condition, planet and what it does */
matchedConditions: string[];
}[];
conditionMinutes?: {
ascSub: number;
moonStar: number;
dayLord: number;
};
significators?: {
planet: Planet;
standing: Standing;
}[];
scanSummary: FindAuspiciousTimeScanSummary;
note: string;
disclaimer: string;
next: GetChoghadiyaTodayNext[];
}
export interface RankCandidateDatesArguments extends Birth {
/** Event name (get_election_catalog) */
event: string;
/** Two to ten, YYYY-MM-DD */
candidate_dates: string[];
/** How finely. Default "minute". */
granularity?: "day" | "hour" | "minute";
/** HH:MM; default usual hours */
preferred_time_of_day?: FindAuspiciousTimePreferredTimeOfDay;
/** Nights too. Default false. */
any_hour?: boolean;
/** Default birth place */
event_latitude?: number;
event_longitude?: number;
/** Ahead of UTC */
event_utc_offset_minutes?: number;
/** IANA */
event_time_zone?: string;
}
export interface RankCandidateDatesResult extends Result {
answer: string;
summary: string;
event: FindAuspiciousTimeEvent;
granularity: "day" | "hour" | "minute";
promise: GetElectionOutcomePromise;
rankedDates: {
rank: number;
dateLocal: string;
layersSatisfied: number;
verdict: FindAuspiciousTimeVerdict | null;
bestWindow: FindAuspiciousTimeWindow | null;
windowsOnDay: number;
reason: string;
}[];
significatorSet: FindBusinessLaunchTimeSignificatorSet[];
setRelaxed: boolean;
period: FindBusinessLaunchTimePeriod2[];
periodsOmitted?: number;
relaxations: FindAuspiciousTimeRelaxation[];
cuspRule: CuspRule;
nextSupportingPeriod?: NextSupportingPeriod | null;
preferredTimeOfDay?: FindAuspiciousTimePreferredTimeOfDay2;
provenanceSummary: string;
disclaimer: string;
next: GetChoghadiyaTodayNext[];
}
export interface FindBirthTimeArguments {
/** Date of birth, 1990-05-17 */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** What happened; 5 or more help. Default []. */
known_events?: KnownEvent[];
/** HH:MM, earliest time; with time_to */
time_from?: string;
/** HH:MM, latest time; earlier than time_from means the next day */
time_to?: string;
/** Of the adult */
stature?: "short" | "medium" | "tall";
/** For an old rule of sex, which is unreliable */
gender?: "male" | "female";
/** Local time; default now */
as_of_date?: string;
/** Of judgment; default birth place */
query_latitude?: number;
/** With query_latitude */
query_longitude?: number;
/** Ahead of UTC at that place */
query_utc_offset_minutes?: number;
/** Default 1. */
page?: number;
}
export interface FindBirthTimeResult extends Result {
disclaimer: string;
answer: string;
summary: string;
date: string;
asOf: string;
windowFrom: string;
windowTo: string;
windowMinutes: number;
events: FindBirthTimeEvent[];
candidates: {
rank: number;
from: string;
to: string;
widthSeconds: number;
middle: string;
ascendant: FindBirthTimeAscendant;
total: number;
parts: Parts;
eventMatches: FindBirthTimeEventMatch[];
}[];
best: {
rank: number;
from: string;
to: string;
widthSeconds: number;
middle: string;
ascendant: FindBirthTimeAscendant;
total: number;
parts: Parts;
eventMatches: FindBirthTimeEventMatch[];
subSubs: {
from: string;
to: string;
subSubLord: Planet;
rulingPlanet: boolean;
}[];
};
/** From the first to the last time within 3 points of the best */
errorBar: ErrorBar;
confidence: "HIGH" | "MODERATE" | "LOW";
/** The tests that failed */
confidenceReasons: string[];
/** Share of events that can be left out */
stability: number;
chance: Chance | null;
moonRange: {
from: number;
to: number;
starLords: Planet[];
firstDashaLords: Planet[];
};
rulingPlanets: Planet[];
notes: string[];
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetRectificationAdvancedArguments extends Birth {
/** What happened; 5 or more help */
known_events: KnownEvent[];
/** Minutes to each side. Default 15. */
range_minutes?: number;
/** Between printed candidates. Default 1. */
step_minutes?: number;
/** Local time; default now */
as_of_date?: string;
/** Of judgment; default birth place */
query_latitude?: number;
/** With query_latitude */
query_longitude?: number;
/** Ahead of UTC at that place */
query_utc_offset_minutes?: number;
/** Default 1. */
page?: number;
}
export interface GetRectificationAdvancedResult extends Result {
disclaimer: string;
answer: string;
summary: string;
verdict: "CONFIRMED" | "SHIFTED" | "INCONCLUSIVE";
asOf: string;
events: FindBirthTimeEvent[];
originalTime: string;
originalTotal: number;
refinedTime: string;
shiftMinutes: number;
bestCandidate: {
datetime: string;
baseScore: number;
locationScore: number;
/** Null where no clock time is known */
skyScore: number | null;
total: number;
plateau: Plateau;
eventMatches: GetRectificationAdvancedEventMatch[];
locationMatches: {
index: number;
class: "HOME" | "AWAY" | "FAR" | "ABROAD";
distanceKm: number;
expectedHouses: number[];
hit: {
lord: "PD" | "AD" | "CSL";
planet: Planet;
level: number;
}[];
score: number;
}[];
/** They move no score */
checks: GetRectificationAdvancedCheck[];
};
/** Best first */
candidates: {
datetime: string;
offsetMinutes: number;
baseScore: number;
locationScore: number;
/** Null where no clock time is known */
skyScore: number | null;
total: number;
}[];
candidateCount: number;
/** From the first to the last time within 3 points of the best */
errorBar: ErrorBar;
confidence: "HIGH" | "MODERATE" | "LOW";
/** The tests that failed */
confidenceReasons: string[];
/** Share of events that can be left out */
stability: number;
/** How many shifted sets of dates fit as well */
chance: Chance;
notes: string[];
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetTwinDifferentiationArguments extends Birth {
/** The other birth, local, within 24 hours */
second_birth_datetime: string;
/** Its place; default the same */
second_latitude?: number;
/** With second_latitude */
second_longitude?: number;
/** Ahead of UTC at that place; with second_latitude */
second_utc_offset_minutes?: number;
/** Compare this event alone */
event?: string;
/** Unwelcome events too. Default false. */
include_adverse?: boolean;
}
export interface GetTwinDifferentiationResult extends Result {
disclaimer: string;
answer: string;
elder: "first" | "second" | "same";
gapSeconds: number;
cusps: {
house: number;
first: GetTwinDifferentiationFirst;
second: GetTwinDifferentiationFirst;
difference: Difference;
}[];
counts: {
sign: number;
star: number;
sub: number;
subSub: number;
none: number;
};
housesChanged: {
planet: Planet;
first: number;
second: number;
}[];
moon: {
first: GetTwinDifferentiationFirst2;
second: GetTwinDifferentiationFirst2;
};
/** Second minus first; null: other first lords */
dashaShiftDays: number | null;
events: {
key: string;
label: string;
first: GetTwinDifferentiationFirst3;
second: GetTwinDifferentiationFirst3;
differs: boolean;
/** A tendency that many charts share */
adverse?: true;
disclaimer?: string;
}[];
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
/** Events beyond the 25 listed */
omitted: number;
rotation: {
thirdCuspChain: Chain;
agreesWithSecond: boolean;
};
narrative: string[];
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetTwinDivergenceScoreArguments extends Birth {
/** The other birth, local, within 24 hours */
second_birth_datetime: string;
/** Its place; default the same */
second_latitude?: number;
/** With second_latitude */
second_longitude?: number;
/** Ahead of UTC at that place; with second_latitude */
second_utc_offset_minutes?: number;
}
export interface GetTwinDivergenceScoreResult extends Result {
extensionNote: string;
disclaimer: string;
answer: string;
score: number;
band: "IDENTICAL" | "SLIGHT" | "MODERATE" | "MARKED" | "DISTINCT";
points: number;
maxPoints: 24;
perCusp: {
house: number;
points: number;
difference: Difference;
}[];
/** Of 1, 6, 7 and 10, those in another sub */
keyCuspsDiffering: number[];
gapSeconds: number;
/** After the later birth; null: not within 600 seconds */
nextChange: {
house: number;
seconds: number;
} | null;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface RectifyBirthTimeArguments extends Birth {
/** What happened; 5 or more help */
known_events: KnownEvent[];
/** Minutes to each side. Default 30. */
range_minutes?: number;
/** Between printed candidates. Default 2. */
step_minutes?: number;
/** For an old rule of sex, which is unreliable */
gender?: "male" | "female";
/** Local time; default now */
as_of_date?: string;
/** Of judgment; default birth place */
query_latitude?: number;
/** With query_latitude */
query_longitude?: number;
/** Ahead of UTC at that place */
query_utc_offset_minutes?: number;
/** Default 1. */
page?: number;
}
export interface RectifyBirthTimeResult extends Result {
disclaimer: string;
answer: string;
summary: string;
asOf: string;
events: FindBirthTimeEvent[];
candidates: {
datetime: string;
offsetMinutes: number;
score: number;
/** Of five lords, how many are ruling planets */
rpAgreement: number;
ascendant: RectifyBirthTimeAscendant;
eventMatches: FindBirthTimeEventMatch[];
}[];
/** Middle of the best plateau, between the steps, so it need not be among candidates */
bestCandidate: {
datetime: string;
offsetMinutes: number;
score: number;
/** Of five lords, how many are ruling planets */
rpAgreement: number;
ascendant: RectifyBirthTimeAscendant;
eventMatches: GetRectificationAdvancedEventMatch[];
plateau: Plateau;
/** They move no score */
checks: GetRectificationAdvancedCheck[];
};
originalTime: string;
originalScore: number;
/** They move no score */
originalChecks: GetRectificationAdvancedCheck[];
refinedTime: string;
shiftMinutes: number;
/** The first 5 of all, best first */
plateaus: Plateau[];
plateauCount: number;
/** With the best score, the best one included */
tiedPlateaus: number;
/** From the first to the last time within 3 points of the best */
errorBar: ErrorBar;
confidence: "HIGH" | "MODERATE" | "LOW";
/** The tests that failed */
confidenceReasons: string[];
/** Share of events that can be left out */
stability: number;
/** How many shifted sets of dates fit as well */
chance: Chance;
rulingPlanets: Planet[];
notes: string[];
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetAccidentWindowArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
/** Only periods of this class, as first class or beside another */
accident_class?: AccidentClass;
}
export interface GetAccidentWindowResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
/** The whole promise with its chain */
promise: GetBusinessViabilityPromise;
/** Mars, Saturn, Rahu, Ketu in the chain of cusp 8 or in house 8 */
violentPlanets: Planet[];
windows: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
accidentClass: AccidentClass;
alsoClasses: ("ASSAULT" | "VEHICULAR" | "WORKPLACE")[];
/** Up to 1 point LOW, 4 and more HIGH */
caution: "LOW" | "MODERATE" | "HIGH";
points: {
factor: string;
points: number;
}[];
precaution: string;
}[];
/** Windows by first class, before the filter */
byClass: {
VEHICULAR: number;
WORKPLACE: number;
SURGICAL: number;
ASSAULT: number;
GENERIC: number;
};
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetAddictionIndicatorsArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetAddictionIndicatorsResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
crisisNote: string;
score: number;
factors: GetCareerCuspPanelFactor[];
/** Below 30 LOW, below 55 MODERATE */
band: "LOW" | "MODERATE" | "HIGH";
/** The planets of most weight on 6, 8 and 12, with what they hint at */
kinds: {
planet: Planet;
hint: string;
dw: number;
}[];
promises: {
addiction: GetElectionOutcomePromise;
rehab: GetElectionOutcomePromise;
};
/** Of cusps 1, 5, 11 and 12 */
chains: Chain[];
/** Periods that ask for ordinary care */
riskWindows: GetBusinessViabilityStartWindow[];
riskWithheldReason?: string;
recoveryWindows: GetBusinessViabilityStartWindow[];
recoveryWithheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetAddictionIndicatorsBest;
/** The earliest that can be used, of all that are found */
first: GetAddictionIndicatorsBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
riskWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
recoveryWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
riskWindows: GetBusinessViabilityStartWindows2 | null;
recoveryWindows: GetBusinessViabilityStartWindows2 | null;
};
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetAyurvedicConstitutionArguments extends Birth {}
export interface GetAyurvedicConstitutionResult extends Result {
disclaimer: string;
answer: string;
vata: number;
pitta: number;
/** Percent; the three add up to 100.0 */
kapha: number;
primary: "vata" | "pitta" | "kapha";
/** Null where one humour leads clearly */
secondary: "vata" | "pitta" | "kapha" | null;
prakritiCombo: "single" | "dual" | "TRIDOSHIC";
label: string;
/** 12 points a planet, times the factor of its whole-sign house */
contributions: {
planet: Graha;
house: number;
factor: number;
points: Points;
}[];
lagnaBonus: {
sign: Sign;
points: Points;
};
nodesNote: string;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetBalarishtaPanelArguments extends Birth {}
export interface GetBalarishtaPanelResult extends Result {
disclaimer: string;
answer: string;
audience: "advisor-only";
communicationRule: string;
score: number;
factors: GetCareerCuspPanelFactor[];
/** Below 20 NONE, 45 LOW, 70 NOTABLE */
riskBand: "NONE" | "LOW" | "NOTABLE" | "HIGH";
tests: GetBalarishtaPanelTest[];
mitigations: GetBalarishtaPanelTest[];
/** Worth no points; null in polar latitudes */
kpLayer: {
csl1: Planet;
csl8: Planet;
present: boolean;
} | null;
/** Without the Moon */
natureUsed: NatureUsed;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetChronicDiseasePanelArguments extends Birth {
/** Local time; default now */
as_of_date?: string;
/** Default 1. */
page?: number;
}
export interface GetChronicDiseasePanelResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
diseases: {
disease: Disease;
score: number;
/** Below 25 LOW, 50 MODERATE, 75 HIGH */
severity: GetChronicDiseasePanelSeverity;
watchDecades: {
ageFrom: number;
ageTo: number;
decade: string;
band: "ONSET_RISK" | "AGGRAVATION" | "CRITICAL";
/** Over at the moment asked about */
past: boolean;
/** The antardashas that gave the band, at most four */
periods: {
md: Planet;
ad: Planet;
startDate: string;
endDate: string;
}[];
}[];
withheldReason?: string;
/** Their points add up to the score */
signatureHits: GetCareerCuspPanelFactor[];
rationale: string;
crisisNote?: string;
}[];
/** Of all eight; ties in the order of the panel */
topRiskDisease: Disease;
/** Decade of age of that condition, 30-39 */
topRiskDecade: string | null;
bookCitations: {
source: string;
supports: string;
}[];
scoreProvenance: "service-extension";
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetCureWindowArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
/** ISO date or date-time at which the illness began. Windows begin then where it is later. */
illness_start?: string;
}
export interface GetCureWindowResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
promise: "PROMISED" | "CONDITIONAL" | "DENIED";
gate: {
cusp: 1 | 5 | 11;
verdict: GetElectionOutcomeVerdict;
side: "yes" | "split" | "no";
chain: Chain;
reason: string;
}[];
/** Cusp from which the periods are judged */
judgedBy: 1 | 5 | 11 | null;
windows: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
confirmedBy: ConfirmedBy[];
}[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
/** Transits past 2399, or past what one call may compute, are missing */
truncated?: true;
next: GetChoghadiyaTodayNext[];
}
export interface GetCurrentHealthStatusArguments extends Birth {
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetCurrentHealthStatusResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
healthPressureScore: number;
/** Below 40 FAVOURABLE, below 65 WATCHFUL */
status: "FAVOURABLE" | "WATCHFUL" | "STRAINED";
/** Their points add up to the score */
reasons: GetCareerCuspPanelFactor[];
dashaLords: {
MD: MD;
AD: MD;
PD: MD;
SD: MD;
};
rulingPlanets: {
planet: Planet;
class: GetCurrentHealthStatusClass;
}[];
moon?: {
starLord: Planet;
subLord: Planet;
starVerdict: "HOSTILE" | "FRIENDLY" | "NEUTRAL";
subVerdict: "HOSTILE" | "FRIENDLY" | "NEUTRAL";
};
transits?: {
planet: "Saturn" | "Mars";
starLord: Planet;
subLord: Planet;
retrograde: boolean;
points: number;
}[];
/** End of the running pratyantardasha */
nextChangeDate: string;
/** Null at the end of the 120 years */
nextChange?: {
from: Planet;
to: Planet;
pullChange: number;
} | null;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetDiseaseNatureArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetDiseaseNatureResult extends Result {
disclaimer: string;
answer: string;
csl6: Planet;
chain?: Chain;
ailmentClass: {
bySubLord: BySubLord;
byStarLord: BySubLord;
};
/** By the sign of the sub lord: movable, fixed, dual */
chronicity: "ACUTE" | "CHRONIC" | "RECURRING";
/** Saturn is in the chain, or with or aspecting the sub lord */
saturnLengthens: boolean;
bodyPart: {
byNakshatra: {
nakshatra: Star;
parts: string[];
};
bySign: BySign;
byStarLordSign: BySign;
oppositeSign: BySign;
};
severityGates: {
/** House 8 */
serious: Serious;
/** House 12 */
hospitalisation: Serious;
curable: {
hit: boolean;
level: number | null;
/** Those of 1 and 5 that it signifies too */
with: number[];
};
};
ownIllness: boolean;
curability: Curability;
/** Retrograde at birth: later, not less */
delay: Delay | null;
faculties: {
faculty: "SPEECH" | "SIGHT" | "HEARING";
cusps?: number[];
csls?: Planet[];
/** Worth a usual check-up */
marked: boolean;
reason?: string;
}[];
reasons: string[];
recoverySpeedClass: RecoverySpeedClass;
/** The cusps judged here that are within 10' of a sub border */
boundaryCautions: BoundaryCaution[];
next: GetChoghadiyaTodayNext[];
}
export interface GetHealthCuspPanelArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetHealthCuspPanelResult extends Result {
disclaimer: string;
answer: string;
summary?: string;
/** By the balance: 12 and more RESILIENT, -12 and less SENSITIVE */
overall: "RESILIENT" | "BALANCED" | "SENSITIVE";
/** The pulls of the six sub lords added up */
balance: number;
cusps: {
cusp: 1 | 5 | 6 | 8 | 11 | 12;
role: "SELF" | "CURE" | "DISEASE" | "DANGER" | "FULFILMENT" | "HOSPITAL";
status: "SILENT" | "VULNERABLE" | "PROTECTIVE" | "MIXED";
/** Side of the sub lord */
class: GetCurrentHealthStatusClass;
/** Side of its star lord */
starLordClass?: GetCurrentHealthStatusClass;
/** Weight on 1, 5 and 11 less that on 6, 8 and 12 */
pull: number;
/** Of the sign on the cusp */
bodyParts: string[];
chain?: Chain;
reasons?: string[];
}[];
/** The sub lord of cusp 6 signifies 1 and 6 */
ownIllnessLink: boolean;
promises: Partial<Record<string, GetJobChangeTimingPromise>>;
/** Whole years at the moment read */
age?: number;
/** Would be named at another age, the first 5 */
setAside?: SetAside[];
/** How many more */
setAsideMore?: number;
bhadhaka: {
house: 7 | 9 | 11;
lord: Graha;
csl: Planet;
/** Its sub lord signifies 6, 8 or 12 at level 1 or 2 */
touchesDisease: boolean;
/** As get_bhadhakasthana gives it */
dangerFlag: "HIGH" | "MODERATE" | "LOW" | "NONE";
};
planetsByClass?: {
DISEASE: Planet[];
CURE: Planet[];
MIXED: Planet[];
NEUTRAL: Planet[];
};
/** The cusps judged here that are within 10' of a sub border */
boundaryCautions: BoundaryCaution[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetHealthOrganPanelArguments extends Birth {}
export interface GetHealthOrganPanelResult extends Result {
disclaimer: string;
answer: string;
regions: {
sign: Sign;
region: string;
/** The region counted from the rising sign as head */
limbByLagna: string;
parts: string[];
score: number;
factors: GetCareerCuspPanelFactor[];
/** Below 25 LOW, 50 MODERATE, 75 HIGH */
band: GetChronicDiseasePanelSeverity;
}[];
highestRiskRegion: {
sign: Sign;
region: string;
score: number;
};
/** Signs by score, ties in zodiac order */
ranked: Sign[];
natureUsed: NatureUsed;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetHealthTransitAlertsArguments extends Birth {
/** Local time; default now */
start_date?: string;
/** Days to look ahead. Default 365. */
horizon_days?: number;
/** Default 1. */
page?: number;
}
export interface GetHealthTransitAlertsResult extends Result {
disclaimer: string;
answer: string;
/** Where the days begin */
asOf: string;
alerts: {
type: "STAR_SUB" | "RELIEF" | "CUSP_TOUCH" | "NATAL_TOUCH" | "STATION";
severity: "ALERT" | "WATCH" | "ADVISORY" | "RELIEF";
planet: Planet;
start: string | null;
end: string | null;
/** Entry into the star */
offeredFrom: string | null;
exact: string | null;
/** cusp_6, planet_Moon … */
point: string | null;
direction: "direct" | "retrograde" | null;
starLord: Planet;
subLords: Planet[];
/** Null after the 120 dasha years */
runningPD: Planet | null;
/** Of the star the body is in */
bodyParts: string[];
note: string;
}[];
/** No illness is promised, so nothing stands above ADVISORY */
capped: boolean;
counts: {
ALERT: number;
WATCH: number;
ADVISORY: number;
RELIEF: number;
};
/** Transits past 2399, or past what one call may compute, are missing */
truncated?: true;
pagination: Pagination;
/** Where there is more than one page */
pageNote?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetHospitalizationWindowArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetHospitalizationWindowResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
promise: "STRONG" | "INDICATED" | "NOT_INDICATED";
/** The whole promise with its chain */
verdict: GetBusinessViabilityPromise;
csl6Signifies12: boolean;
windows: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
/** The antardasha or pratyantardasha lord signifies 8 at level 1 or 2 */
danger8: boolean;
releaseAfter: {
date: string;
lord: Planet;
} | null;
}[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
careNote: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetLongevityBalarishtaArguments extends Birth {
/** ISO date for the rule on children; default now */
as_of_date?: string;
}
export interface GetLongevityBalarishtaResult extends Result {
disclaimer: string;
answer: string;
audience: "advisor-only";
communicationRule: string;
asOf: string;
band: "SHORT" | "MIDDLE" | "LONG" | "INDETERMINATE";
traditionalName: "alpayu" | "madhyayu" | "purnayu" | null;
tests: {
ownership: {
/** Sub lord of cusp 1 */
planet: Planet;
/** Of a node: what its agents own */
owns: number[];
nature: "BENEFIC" | "MALEFIC" | "NEUTRAL";
points: number;
};
signification: {
forHouses: SignifiedDanger[];
againstHouses: SignifiedDanger[];
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
points: number;
};
};
chain1: Chain;
chain8: Chain;
bhadhakaCusp: {
house: 7 | 9 | 11;
lord: Graha;
csl: Planet;
/** As get_bhadhakasthana gives it; it moves nothing here */
dangerFlag: "HIGH" | "MODERATE" | "LOW" | "NONE";
};
/** Jaimini, reported; it moves no KP band */
threePairs: {
pairs: {
pair: "LAGNA_LORD_AND_EIGHTH_LORD" | "MOON_AND_SATURN" | "LAGNA_AND_HORA_LAGNA";
signs: Sign[];
modalities: ("movable" | "fixed" | "dual")[];
band: "SHORT" | "MIDDLE" | "LONG";
}[];
band: "SHORT" | "MIDDLE" | "LONG";
kakshya: "UP" | "DOWN" | "NONE";
/** The same band as KP gives */
agrees: boolean;
};
reasons: string[];
/** The cusps judged here that are within 10' of a sub border */
boundaryCautions: BoundaryCaution[];
next: GetChoghadiyaTodayNext[];
}
export interface GetMedicalTimingArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
detail?: "brief" | "full";
}
export interface GetMedicalTimingResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
course: "RECOVERY_PATTERN" | "CHRONIC_PATTERN" | "MIXED_PATTERN";
chronicity: "ACUTE" | "CHRONIC" | "RECURRING";
curability: Curability;
recoverySpeedClass: RecoverySpeedClass;
promises: {
illness_acute: GetJobChangeTimingPromise;
surgery: GetJobChangeTimingPromise;
recovery: GetJobChangeTimingPromise;
elective: GetJobChangeTimingPromise;
};
recoveryWindows: RecoveryWindow[];
surgeryFavourableWindows: RecoveryWindow[];
/** Periods that ask for ordinary care */
illnessWindows: RecoveryWindow[];
/** Periods in which an operation is indicated */
surgeryNeedWindows: {
start: string;
end: string;
/** The range asked for cut it */
clipped?: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered?: number[];
missing?: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy?: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon?: Planet[];
/** Of the first window of a list */
sunSupport?: ConfirmedBy[];
/** Mars or Ketu is a lord or the star lord of one */
surgeonPlanet: boolean;
}[];
/** The strongest period; a WEAK one only where no other is found */
best: GetMedicalTimingBest;
/** The earliest that can be used, of all that are found */
first: GetMedicalTimingBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
recoveryWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
surgeryFavourableWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
illnessWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
surgeryNeedWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
recoveryWindows: GetBusinessViabilityStartWindows2 | null;
surgeryFavourableWindows: GetBusinessViabilityStartWindows2 | null;
illnessWindows: GetBusinessViabilityStartWindows2 | null;
surgeryNeedWindows: GetBusinessViabilityStartWindows2 | null;
};
withheld: {
illness?: string;
surgeryNeed?: string;
surgeryFavourable?: string;
recovery?: string;
};
/** The first window of each matter; null where none can be used */
nearest?: {
illness: RahuKaal | null;
surgeryNeed: RahuKaal | null;
surgeryFavourable: RahuKaal | null;
recovery: RahuKaal | null;
};
/** Of cusps 6, 8 and 11 */
chains?: Chain[];
careNote: string;
/** Transits past 2399, or past what one call may compute, are missing */
truncated?: true;
next: GetChoghadiyaTodayNext[];
}
export interface GetMentalHealthPanelArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetMentalHealthPanelResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
crisisNote: string;
/** Mean of the two highest domains. Below 35 SUPPORTED, below 60 SENSITIVE */
overall: {
score: number;
band: GetMentalHealthPanelBand;
};
domains: {
domain: "MOOD" | "THOUGHT" | "WORRY" | "SLEEP" | "IMPULSE";
score: number;
factors: GetCareerCuspPanelFactor[];
band: GetMentalHealthPanelBand;
chain: Chain;
}[];
/** One pointer for each domain above SUPPORTED */
supports: string[];
/** Periods that ask for ordinary care */
careWindows: GetBusinessViabilityStartWindow[];
careWithheldReason?: string;
easeWindows: GetBusinessViabilityStartWindow[];
easeWithheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetMentalHealthPanelBest;
/** The earliest that can be used, of all that are found */
first: GetMentalHealthPanelBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
careWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
easeWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
careWindows: GetBusinessViabilityStartWindows2 | null;
easeWindows: GetBusinessViabilityStartWindows2 | null;
};
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetMisdiagnosisRiskArguments extends Birth {
/** To look ahead. Default 5. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetMisdiagnosisRiskResult extends Result {
disclaimer: string;
answer: string;
asOf: string;
score: number;
factors: GetCareerCuspPanelFactor[];
/** Below 30 LOW, below 55 MODERATE */
band: "LOW" | "MODERATE" | "HIGH";
advice: string;
/** When a check of findings is worth more, at most 8 */
checkPeriods: CheckPeriod[];
/** When findings tend to come out clear, at most 8 */
clearPeriods: CheckPeriod[];
/** Transits past 2399, or past what one call may compute, are missing */
truncated?: true;
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetOncologyTimingArguments extends Birth {
/** To look ahead. Default 15. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
}
export interface GetOncologyTimingResult extends Result {
disclaimer: string;
answer: string;
audience: "advisor-only";
communicationRule: string;
asOf: string;
growthSignature: {
score: number;
factors: GetCareerCuspPanelFactor[];
/** Below 35 LOW, below 60 MODERATE */
band: "LOW" | "MODERATE" | "ELEVATED";
};
/** At most four areas for the usual screening */
regions: {
part: string;
points: number;
from: string[];
}[];
course: "NOT_INDICATED" | "CURE_LEANING" | "RECURRENCE_LEANING" | "MIXED";
screeningAdvice: string;
screeningWindows: GetBusinessViabilityStartWindow[];
screeningWithheldReason?: string;
treatmentWindows: GetBusinessViabilityStartWindow[];
treatmentWithheldReason?: string;
/** The strongest period; a WEAK one only where no other is found */
best: GetOncologyTimingBest;
/** The earliest that can be used, of all that are found */
first: GetOncologyTimingBest;
weaker: {
/** WEAK periods, earliest first. They answer only where no other is offered. */
screeningWindows: GetBusinessViabilityStartWindow2[];
/** WEAK periods, earliest first. They answer only where no other is offered. */
treatmentWindows: GetBusinessViabilityStartWindow2[];
};
shareOfTime: {
screeningWindows: GetBusinessViabilityStartWindows2 | null;
treatmentWindows: GetBusinessViabilityStartWindows2 | null;
};
/** Of cusps 1, 6, 8 and 11 */
chains: Chain[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetOrganTransplantTimingArguments extends Birth {
/** To look ahead. Default 3. */
horizon_years?: number;
/** Local time; default now */
as_of_date?: string;
/** The organ or tissue in question. Default "other". */
organ?: Organ;
}
export interface GetOrganTransplantTimingResult extends Result {
extensionNote: string;
disclaimer: string;
answer: string;
asOf: string;
organ: Organ;
/** The planet of the organ */
karaka: Planet;
readiness: {
score: number;
factors: GetCareerCuspPanelFactor[];
/** 70 and more READY, 45 and more POSSIBLE */
band: "READY" | "POSSIBLE" | "HARD";
};
windows: {
start: string;
end: string;
/** The range asked for cut it */
clipped: boolean;
md: Planet;
ad: Planet;
pd: Planet;
class: "FULL" | "PARTIAL" | "WEAK";
state: GetBusinessViabilityState;
/** Quote this; null: DEFERRED_OUT */
usableStart: string | null;
covered: number[];
missing: number[];
/** Of the lord released last */
deferral: GetBusinessViabilityDeferral | null;
postponedBy: PostponedBy[];
/** Lords that rule the moment asked for too; they break ties */
rulingPlanetsInCommon: Planet[];
/** The period after it, in which the body takes the organ up */
acceptance: {
pd: Planet;
startDate: string;
class: GetCurrentHealthStatusClass;
} | null;
}[];
/** The strongest period; a WEAK one only where no other is found */
best: GetBusinessViabilityStartWindows | null;
/** The earliest that can be used, of all that are found */
first: GetBusinessViabilityStartWindows | null;
/** WEAK periods, earliest first. They answer only where no other is offered. */
weaker: GetBusinessViabilityStartWindow2[];
shareOfTime: GetBusinessViabilityStartWindows2 | null;
withheldReason?: string;
rejectionCaution: {
planet: "Saturn" | "Rahu" | "Ketu" | "Mars";
risk: string;
level: "ELEVATED";
reasons: string[];
}[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetSurgerySuccessArguments extends Birth {
/** ISO date or date-time of the operation, local at the birth place. A date alone is noon. */
surgery_date?: string;
/** It changes no number of the birth chart. Default "ELECTIVE". */
surgery_type?: SurgeryType;
/** Nights too. Default false. */
any_hour?: boolean;
}
export interface GetSurgerySuccessResult extends Result {
disclaimer: string;
answer: string;
mode: "NATAL" | "DATE_SPECIFIC";
surgeryType: SurgeryType;
successVerdict: "FAVOURABLE" | "GUARDED" | "UNFAVOURABLE";
successScore: number;
factors: GetCareerCuspPanelFactor[];
tests: {
id: "T1" | "T2" | "T3" | "T4";
passed: boolean;
requirement: string;
found: string;
}[];
/** Of cusps 1, 6, 8 and 11 */
chains: Chain[];
complicationRisks: {
planet: "Saturn" | "Rahu" | "Ketu" | "Mars";
risk: string;
level: "ELEVATED" | "LOW" | "NONE";
reasons: string[];
}[];
recoverySpeedClass: RecoverySpeedClass;
marsCombustion: {
grade: "NONE" | "ORDINARY" | "FULL";
note: string;
};
/** The date asked about */
asOf?: string;
lords?: GetElectionOutcomeLords;
/** All that the day has against it */
observations?: ("MARS_RETROGRADE" | "PERIOD_HOSTILE" | "PD_HOSTILE" | "MD_HOSTILE" | "RP_NO_CURE" | "MOON_HOSTILE" | "MOON_HALF")[];
dateVerdict?: "GO" | "DEFER" | "RESCHEDULE";
/** What made the verdict */
deferReasons?: ("MARS_RETROGRADE" | "PERIOD_HOSTILE" | "PD_HOSTILE" | "RP_NO_CURE" | "MOON_HOSTILE" | "MOON_HALF")[];
/** Best first, only where the verdict is not GO */
recommendedWindows?: {
start: string;
end: string;
layersSatisfied: number;
verdict: FindAuspiciousTimeVerdict;
lords: GetElectionOutcomeLords;
}[];
relaxations?: FindAuspiciousTimeRelaxation[];
/** The cusps judged here that are within 10' of a sub border */
boundaryCautions: BoundaryCaution[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetTreatmentModalityArguments extends Birth {}
export interface GetTreatmentModalityResult extends Result {
disclaimer: string;
answer: string;
modalities: {
key: "CONVENTIONAL" | "FLUIDS_REST" | "SURGICAL" | "COUNSELLING" | "HOSPITAL_HERBAL" | "HORMONAL_COMFORT" | "LONG_COURSE" | "DEVICE_ALLERGY" | "SUBTLE_MINIMAL";
planet: Planet;
label: string;
/** Percent of all points, to a tenth */
share: number;
rank: "PRIMARY" | "SUPPORTIVE" | "OTHER";
/** What the planet rules, with the multiplier of its weight on 1, 5 and 11 */
from: {
ruler: "CSL11" | "STAR_LORD_OF_CSL11" | "CSL5" | "STAR_LORD_OF_CSL5" | "CSL1" | "OCCUPANT_OF_11" | "OCCUPANT_OF_5";
planet: Planet;
multiplier: number;
}[];
}[];
/** The chart also points to surgery as a means */
surgicalLean: boolean;
/** Of cusps 1, 5, 8 and 11 */
chains: Chain[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetVitalityIndexArguments extends Birth {
detail?: "brief" | "full";
}
export interface GetVitalityIndexResult extends Result {
disclaimer: string;
answer: string;
score: number;
factors: GetCareerCuspPanelFactor[];
/** From 65 FAST_HEALER, 45 AVERAGE, 30 SLOW_HEALER, less what slows it */
recuperationClass: RecoverySpeedClass;
/** COURSE: none is quick; the others a step each */
slowedBy: ("SATURN" | "COURSE" | "AGE")[];
/** House 1 against houses 1 and 6, by all planets */
resistanceRatio: number;
susceptibilityBias: {
/** Star lord of the sub lord of cusp 6 */
planet: Planet;
keywords: string[];
bodyParts: string[];
chronicity: "ACUTE" | "CHRONIC" | "RECURRING";
};
/** Of cusps 1 and 6 */
chains?: Chain[];
/** The cusps judged here that are within 10' of a sub border */
boundaryCautions: BoundaryCaution[];
scoreProvenance: "service-extension";
next: GetChoghadiyaTodayNext[];
}
export interface GetArrivalTimingArguments {
/** Birth, or the moment judged */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** Or number_2193 */
question_number?: number;
/** In its place */
number_2193?: number;
/** Who is awaited. Default "person". */
subject?: Subject;
}
export interface GetArrivalTimingResult extends Result {
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
subject: Subject;
decidingCusp: number;
arrivalHouses: number[];
verdict: "PROMISED_EARLY" | "PROMISED_LATER" | "OBSTRUCTED" | "REFUSED" | "UNKNOWN";
setOut: boolean;
tests: {
id: "ARRIVAL_SIGNIFIED" | "DIRECT" | "OBSTACLE_WEAKER" | "EARLY_SIGN";
met: boolean;
detail: string;
}[];
chain: Chain;
scale?: "HOURS" | "DAYS" | "WEEKS" | "MONTHS";
scaleBasis?: string;
mover?: "Ascendant" | "Moon" | "Sun";
/** Lords at its start. Missing where no star and sub both have ruling lords. */
pointToReach?: {
from: number;
to: number;
sign: Sign;
starLord: Planet;
subLord: Planet;
};
/** The mover in degrees that the ruling planets of the moment rule */
shortTerm?: ShortTerm;
/** First of the next three years, on the longer scale */
dashaPeriod?: {
start: string;
end: string;
lords: Planet[];
} | null;
moonConnectivity: MoonConnectivity;
withhold: Withhold | null;
rulingPlanets: {
slots: Slots;
ranked: GetFruitfulSignificatorsRulingPlanet[];
};
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetCareerHoraryArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** As question_datetime */
datetime?: string;
/** Or timeZone */
utcOffsetMinutes?: number;
/** IANA */
timeZone?: string;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** Or number_2193 */
target_number?: number;
/** In its place */
number_2193?: number;
/** What is asked. Default "will_i_get_a_job". */
query_type?: GetCareerHoraryQueryType;
/** For whom it is asked. Default "self". */
relation?: GetFullChartRelation;
/** Default 3. */
horizon_years?: number;
}
export interface GetCareerHoraryResult extends Result {
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
queryType: GetCareerHoraryQueryType;
/** Event of the same question. Null: houses of its own. */
catalogueKey: string | null;
relation: GetFullChartRelation;
verdict: "YES" | "QUALIFIED_YES" | "MIXED" | "NO" | "WITHHELD";
detail: {
answer: GetCareerHoraryAnswer;
basis: GetCareerHoraryBasis;
qualifiers: Qualifier[];
tests: GetCareerHoraryTest[];
mainCusp: number;
favourable: number[];
against: number[];
/** Where asked for another person */
originalHouses?: OriginalHouses;
/** Of the main cusp, by its number in the chart */
chain: Chain;
/** Of cusp 11 */
wishChain: WishChain;
/** How books that let retrogression delay read a denial. It moves nothing. */
milderReading: MilderReading | null;
} | null;
reading: string;
moonConnectivity: MoonConnectivity;
withhold: Withhold | null;
/** The mover in degrees that the ruling planets of the moment rule */
shortTerm?: ShortTerm;
candidateWindows: CandidateWindow[];
/** Of when_promoted, the best window */
expected?: CandidateWindow | null;
noWindowReason?: string;
boundaryCaution: string | null;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetHoraryAdvancedArguments extends Birth {
/** Or number_2193 */
target_number?: number;
/** In its place */
number_2193?: number;
/** Event name (get_election_catalog) */
query_event: string;
/** As question_datetime */
query_datetime?: string;
query_latitude?: number;
query_longitude?: number;
/** Or question_time_zone */
query_utc_offset_minutes?: number;
/** Moment asked, local there; default now */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
}
export interface GetHoraryAdvancedResult extends Result {
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
event: GetHoraryAdvancedEvent;
numberIntuition: {
verdict: "SELF_CONFIRMATORY" | "WEAKLY_CHOSEN" | "CONTRADICTORY";
subLord: Planet;
hits: number[];
opposed: number[];
bestHit: number | null;
bestOpposed: number | null;
levels: Levels;
/** A shortcut of modern practice, reported only */
gulbarga: {
subIsStarRuler: boolean;
allThreeRule: boolean;
answer: "YES" | "NO";
};
reason: string;
};
crossValidation: {
status: "CONVERGENT" | "PARTIAL" | "DIVERGENT" | "SAME_MOMENT";
common: Planet[];
horaryOnly: Planet[];
natalOnly: Planet[];
/** Common among all named */
ratio: number;
confidence: "HIGHEST" | "MODERATE" | "SUSPECT_BIRTH_TIME" | "NOT_APPLICABLE";
note: string;
};
natalPromise: {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
side: "yes" | "split" | "no";
};
moonConnectivity: MoonConnectivity;
withhold: Withhold | null;
/** Of the moment and of birth */
rulingPlanetsCommon: Planet[];
scoreProvenance: "service-extension";
notes: string[];
/** Of the class of the matter */
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetHoraryChartV2Arguments {
/** Birth, or the moment judged */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** Or number_2193 */
target_number?: number;
/** In its place */
number_2193?: number;
/** Event name (get_election_catalog) */
query_event?: string;
/** For whom it is asked. Default "self". */
relation?: GetFullChartRelation;
/** Default 3. */
horizon_years?: number;
detail?: "brief" | "full";
}
export interface GetHoraryChartV2Result extends Result {
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
relation: GetFullChartRelation;
chart: {
ascendant: {
longitude: number;
/** Within the sign */
dms: string;
sign: Sign;
signLord: Graha;
starLord: Planet;
subLord: Planet;
};
cusps: {
house: number;
longitude?: number;
sign: Sign;
signLord: Graha;
starLord: Planet;
subLord: Planet;
subSubLord?: Planet;
}[];
planets: {
Sun: GetHoraryChartV2Sun;
Moon: GetHoraryChartV2Sun;
Mars: GetHoraryChartV2Sun;
Mercury: GetHoraryChartV2Sun;
Jupiter: GetHoraryChartV2Sun;
Venus: GetHoraryChartV2Sun;
Saturn: GetHoraryChartV2Sun;
Rahu: GetHoraryChartV2Sun;
Ketu: GetHoraryChartV2Sun;
};
significators: {
/** Strongest first */
houses: {
"1": Planet[];
"2": Planet[];
"3": Planet[];
"4": Planet[];
"5": Planet[];
"6": Planet[];
"7": Planet[];
"8": Planet[];
"9": Planet[];
"10": Planet[];
"11": Planet[];
"12": Planet[];
};
planets?: {
Sun: Levels;
Moon: Levels;
Mars: Levels;
Mercury: Levels;
Jupiter: Levels;
Venus: Levels;
Saturn: Levels;
Rahu: Levels;
Ketu: Levels;
};
};
};
/** Of the real sky there and then */
rulingPlanets: {
slots: Slots;
ranked: {
planet: Planet;
/** Strongest first, empty of a node that only acts for others. */
slots: RpSlot[];
count?: number;
/** 1 is the strongest, by more slots, then the higher slot. */
rank?: number;
/** From Ascendant sub lord 7 to day lord 1, added up. */
slotRankSum?: number;
/** Of a node, the ruling planets whose sign it holds or that join or aspect it. */
actsFor: Graha[];
/** A node in no slot, just before the first it acts for. */
byAgency?: true;
status: "kept" | "deferred" | "rejected";
/** The lord that is retrograde. */
rejectedBecause?: "star" | "sub";
reason?: string;
/** Listed, but it does not count as a ruling planet. */
subSlotOnly?: boolean;
}[];
};
/** Reported only */
radical: {
numberLords: {
signLord: Graha;
starLord: Planet;
subLord: Planet;
};
amongRulingPlanets: Planet[];
};
dasha: {
balance: {
planet: Planet;
years: number;
months: number;
days: number;
text: string;
};
md: Mahadasha;
ad: Mahadasha;
pd: Mahadasha;
};
event: {
label: string;
key: string;
mainCusp: number;
favourable: number[];
against: number[];
polarity: "favourable" | "adverse" | "neutral";
} | null;
moonConnectivity: {
connected: boolean;
/** By ownership alone */
weak: boolean;
/** Those that touch a required house */
routes?: Route[];
/** Occupied and owned, in houses of the chart */
moonSignifications?: MoonSignifications;
requiredHouses?: number[];
connectedHouses: number[];
/** What is feared. Never a bar. */
opposingHouses: number[];
reason: string;
} | null;
withhold: Withhold | null;
verdict: {
answer: GetCareerHoraryAnswer;
basis: GetCareerHoraryBasis;
qualifiers: Qualifier[];
tests: GetCareerHoraryTest[];
mainCusp: number;
favourable: number[];
against: number[];
/** Where asked for another person */
originalHouses?: OriginalHouses;
/** Of the main cusp, by its number in the chart */
chain?: Chain;
/** Of cusp 11 */
wishChain?: WishChain;
/** How books that let retrogression delay read a denial. It moves nothing. */
milderReading: MilderReading | null;
} | null;
reading: string | null;
/** The mover in degrees that the ruling planets of the moment rule */
shortTerm?: ShortTerm;
windows: CandidateWindow[];
noWindowReason?: string;
boundaryCaution: string | null;
notes: string[];
/** Of the class of the matter */
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetHorarySerialArguments extends MaybeBirth {
/** Two to twelve, in any order */
sessions: {
/** When judged, local */
datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** This or timeZone */
utcOffsetMinutes?: number;
/** IANA */
timeZone?: string;
/** Or number2193 */
questionNumber?: number;
/** In its place */
number2193?: number;
/** Repeated */
label?: string;
}[];
/** Event name (get_election_catalog) */
topic: string;
}
export interface GetHorarySerialResult extends Result {
answer: string;
/** Of the last session */
asOf: string;
topic: GetHoraryAdvancedEvent;
snapshots: {
label: string | null;
datetime: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
verdict: "FAVOURABLE" | "MIXED" | "UNFAVOURABLE" | "WITHHELD";
answer: GetCareerHoraryAnswer | null;
basis: GetCareerHoraryBasis | null;
csl: Planet;
coverage_pct: number;
supportingHouses: number[];
detrimentalHouses: number[];
deltaFromPrevious: "IMPROVED" | "WORSENED" | "SAME" | null;
withhold: Withhold | null;
}[];
trend: "OSCILLATING" | "RESOLUTION_NEAR" | "WORSENING" | "STABLE_FAVOURABLE" | "STABLE_UNFAVOURABLE" | null;
reason: string;
duplicateNumbers: number[];
scoreProvenance: "service-extension";
notes: string[];
/** Of the class of the matter */
disclaimer?: string;
next: GetChoghadiyaTodayNext[];
}
export interface GetLostOrMissingArguments {
/** Birth, or the moment judged */
birth_datetime: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** Or number_2193 */
question_number?: number;
/** In its place */
number_2193?: number;
/** Kind of loss. Default "lost". */
query_type?: "theft" | "lost" | "missing_person";
/** Who is missing; only with missing_person. Default "self". */
relation?: GetFullChartRelation;
/** Default 3. */
horizon_years?: number;
}
export interface GetLostOrMissingResult extends Result {
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
queryType: "theft" | "lost" | "missing_person";
relation: GetFullChartRelation;
direction: "E" | "S" | "W" | "N";
/** Finer, where the planet points beside it */
directionDetail: "E" | "SE" | "S" | "SW" | "W" | "NW" | "N" | "NE";
distanceClass: "SAME_PLACE" | "NEAR" | "MODERATE" | "FAR" | "ABROAD";
modalityHint: "FARTHER" | "NEARER" | "AS_READ";
/** Tradition only; null where the class says how far it is */
distance: {
yojana: number;
milesTradition: number;
} | null;
inHouseLocation: "gate" | "middle" | "backyard" | null;
recovery: {
verdict: "PROMISED" | "DELAYED" | "NOT_RECOVERED" | "WITHHELD";
basis: "MOON_NOT_CONNECTED" | "NO_OVERLAP" | "LOSS_ONLY" | "RETROGRADE" | "OPPOSED" | "CLEAN";
reasons: string[];
chain11: Chain;
secondCusp: {
cusp: number;
csl: Planet;
lean: "FOR" | "AGAINST" | "BOTH" | "NONE";
};
release: {
planet: Planet;
turnsDirect: string | null;
passesStartingPoint: string | null;
} | null;
dashaCandidates: CandidateWindow[];
};
/** The mover in degrees that the ruling planets of the moment rule */
shortTerm?: ShortTerm;
/** Of a theft. A class of person, never a named one. */
thief: {
planet: Planet;
stature: "short" | "medium" | "tall";
age: "infant" | "boy" | "teen" | "youth" | "middle" | "old" | "very old";
sex: "male" | "female";
colour: string;
shape: "lean" | "broad" | "tall-slim" | "full";
relation: "known relative" | "stranger" | "neighbour";
companions: {
planet: Planet;
sex: "male" | "female";
}[];
} | null;
personState: {
state: "MOVING" | "STAYING" | "UNCERTAIN";
seekHelp: boolean;
} | null;
moonConnectivity: MoonConnectivity;
withhold: Withhold | null;
disclaimer: string;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetMedicalHoraryArguments {
/** May be left out */
birth_datetime?: string;
/** -90 to 90, north positive */
latitude: number;
/** -180 to 180, east positive */
longitude: number;
/** Ahead of UTC */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** As question_datetime */
datetime?: string;
/** Or timeZone */
utcOffsetMinutes?: number;
/** IANA */
timeZone?: string;
/** Local; else birth_datetime */
question_datetime?: string;
/** Where it is asked */
question_latitude?: number;
/** East positive */
question_longitude?: number;
question_time_zone?: string;
/** Or number_2193 */
target_number?: number;
/** In its place */
number_2193?: number;
/** What is asked. Default "recovery". */
query_type?: GetMedicalHoraryQueryType;
/** Who is ill. Default "self". */
patient_relation?: GetFullChartRelation;
/** Default 3. */
horizon_years?: number;
}
export interface GetMedicalHoraryResult extends Result {
disclaimer: string;
answer: string;
number: number;
/** As named, 1 to 2193 */
number2193?: number;
asOf: string;
place: Place;
/** Inside the polar circles, where Placidus ends */
houseSystem?: "EQUAL";
queryType: GetMedicalHoraryQueryType;
relation: GetFullChartRelation;
/** Cusp that counts as the first */
rotatedLagnaCusp: number;
verdict: "RECOVERY" | "SLOW_RECOVERY" | "DETERIORATION" | "MIXED" | "WITHHELD";
reading: string;
tests: {
id: "CURE_JOINED" | "DIRECT" | "ADVERSE_WEAKER" | "NOT_FIXED" | "NO_COMPLICATION";
met: boolean;
detail: string;
}[];
/** P main, Q second cusp, by their numbers in the chart */
chains: {
role: "P" | "Q" | "EIGHTH";
chain: Chain;
}[];
houses: {
favourable: number[];
against: number[];
originalHouses: {
favourable: number[];
against: number[];
};
};
moonConnectivity: MoonConnectivity;
withhold: Withhold | null;
recoveryWindows: CandidateWindow[];
caution: string | null;
extensionNote?: string;
boundaryCaution: string | null;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetSportOutcomeArguments extends MaybeBirth {
/** First contestant, by birth */
contestant1: Contestant1;
/** Second contestant, by birth */
contestant2: Contestant1;
/** Start of the match, local at the venue: 2025-03-10T12:00 */
match_datetime: string;
/** Venue, north + */
match_latitude: number;
/** Venue, east + */
match_longitude: number;
/** Ahead of UTC at the venue; or match_time_zone */
match_utc_offset_minutes?: number;
/** IANA name */
match_time_zone?: string;
}
export interface GetSportOutcomeResult extends Result {
answer: string;
/** Start of the match */
asOf: string;
contestants: {
name: string;
natalScore: number;
/** Percent */
coverage: {
own: number;
rival: number;
};
rpOverlap: Planet[];
lagnaSubLordBonus: boolean;
matchScore: number;
total: number;
factors: GetCareerCuspPanelFactor[];
/** Of a win, from the birth chart. Not scored. */
kp: {
verdict: GetElectionOutcomeVerdict;
band: CheckDoshasPromise;
periodClass: PeriodClass | null;
};
}[];
likelyWinner: string | null;
runnerUp: string | null;
margin: "CLEAR" | "NARROW" | "EVEN_MATCH";
difference: number;
matchChart: {
ascendant: number;
signLord: Graha;
starLord: Planet;
subLord: Planet;
/** Without those rejected, unlike classicFive */
rulingPlanets: Planet[];
};
extensionNote: string;
scoreProvenance: "service-extension";
disclaimer: string;
notes: string[];
next: GetChoghadiyaTodayNext[];
}
export interface GetReadingProtocolArguments {
/** In the user's own words */
question?: string;
/** What is asked about; else general */
topic?: GetReadingProtocolTopic;
/** A whole reading, one question or a fact */
depth?: "full" | "focused" | "factual";
}
export interface GetToolCatalogArguments {
/** Such as marriage, career, health */
family?: string;
/** Such as promise, timing, standalone */
phase?: string;
/** kp, parashari, jaimini, tajik, extension or meta */
system?: string;
/** For its full entry */
tool?: string;
}
export interface SetBirthProfileArguments {
/** Local, ISO 8601 */
birth_datetime: string;
/** North positive; or birth_place */
latitude?: number;
/** East positive; or birth_place */
longitude?: number;
/** Ahead of UTC; or time_zone */
utc_offset_minutes?: number;
/** Sidereal zodiac. Default "kp". */
ayanamsa?: Ayanamsa;
/** IANA */
time_zone?: string;
/** Town, region or country, any script */
birth_place?: string;
/** Echoed back */
name?: string;
/** false: birth_datetime is a date alone. Default true. */
birth_time_known?: boolean;
/** Minutes it may be off */
birth_time_uncertainty_minutes?: number;
/** In the user's own words */
question?: string;
/** What is asked about; else general */
topic?: GetReadingProtocolTopic;
/** A whole reading, one question or a fact */
depth?: "full" | "focused" | "factual";
}
