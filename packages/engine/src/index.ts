export { EngineError } from './errors.ts';
export type { EngineErrorCode } from './errors.ts';

// zodiac
export {
  AYANAMSAS,
  DASHA_ORDER,
  DASHA_YEARS,
  GRAHAS,
  HOUSES,
  PLANETS,
  SIGNS,
  SIGN_LORDS,
  STARS,
  isNode,
} from './zodiac/names.ts';
export type { Ayanamsa, Graha, House, Node, Planet, Sign, Star } from './zodiac/names.ts';
export { dashaLord, divide, normalize, signLordOf } from './zodiac/division.ts';
export type { Division } from './zodiac/division.ts';
export { arcForward, separation, toDms, wrap180 } from './zodiac/angles.ts';
export { SUB_ROWS, subStart, subStarts, subSubPieces, subSubsOf } from './zodiac/sub-table.ts';
export type { SubRow, SubSubPiece } from './zodiac/sub-table.ts';
export { boundarySeverity, isTight, subBoundary } from './zodiac/boundary.ts';
export type { BoundarySeverity, SubBoundary } from './zodiac/boundary.ts';
export { lordsOf, signName, starName } from './zodiac/lords-view.ts';
export type { Lords } from './zodiac/lords-view.ts';

// ephemeris
export type {
  AyanamsaValue,
  Body,
  BodyState,
  EclipticFrame,
  Ephemeris,
  Equatorial,
  HouseCusps,
  HouseSystem,
  Place,
  RiseDefinition,
} from './ephemeris/port.ts';

export { createSwissEphemeris } from './ephemeris/swiss.ts';
export { withOwnCalls } from './ephemeris/own-calls.ts';

// chart
export type { Chart, Cusp, Houses, Moment, PlanetPosition, Point } from './chart/chart.ts';
export {
  armcOfAscendant,
  ascendantOfArmc,
  cuspsFromAscendant,
  houseOf,
  pointAt,
  requireHouses,
  siderealHouses,
} from './chart/houses.ts';
export { buildChart } from './chart/build.ts';
export { meanObliquity } from './chart/mean-obliquity.ts';

// time
export { FIRST_YEAR, LAST_YEAR, civilToUtcMs, parseCivil } from './time/civil.ts';
export type { Civil } from './time/civil.ts';
export { clockNote } from './time/clock-note.ts';
export { utcOffsetAt, zoneOffsetMinutes } from './time/zone.ts';
export { DAY_MS, jdFromUtcMs, utcMsFromJd } from './time/julian.ts';
export { printDate, printInstant, printOffset, printUt } from './time/print.ts';
export { resolveBirth, resolveInstant } from './time/moment.ts';
export type { BirthParameters } from './time/moment.ts';

// day frame
export { WEEKDAY_LORDS, dayFrame, weekdayOf } from './panchanga/day-frame.ts';
export type { DayFrame } from './panchanga/day-frame.ts';

// vimshottari
export { DASHA_YEAR_DAYS, DASHA_YEAR_MS, yearsMonthsDays, yearsText } from './dasha/years.ts';
export type { YearsMonthsDays } from './dasha/years.ts';
export {
  balanceAtBirth,
  childrenOf,
  cycleEndMs,
  dashaYears,
  mahadashas,
  nextPeriod,
  periodsBetween,
  runningAt,
  vimshottari,
} from './dasha/vimshottari.ts';
export type { Balance, DashaLevel, Period, VimshottariCycle } from './dasha/vimshottari.ts';

// events
export { POLARITIES, TOPICS } from './events/event.ts';
export type { HouseSets, JudgedEvent, NatalEvent, Polarity, Topic } from './events/event.ts';
export { NATAL_EVENTS, natalEvent } from './events/natal.ts';
export {
  ELECTION_PROVENANCES,
  ELECTION_TYPES,
  GRANULARITIES,
  PREFERRED_LAGNA,
  SIGNIFICANCES,
} from './events/election-event.ts';
export type {
  CuspHouses,
  CuspRule,
  ElectionEvent,
  ElectionProvenance,
  ElectionType,
  Granularity,
  Modality,
  SecondSchoolRow,
  Significance,
} from './events/election-event.ts';
export { ELECTION_EVENTS, electionEvent } from './events/election.ts';
export { matchEvent, nearestEvents } from './events/match.ts';
export type { Catalogue, EventMatch } from './events/match.ts';
export { judgedElection, judgedGroup, resolutionOf, resolveEvent } from './events/resolve.ts';
export type { EventArguments, EventResolution, ResolvedEvent } from './events/resolve.ts';

// kp: natal kernel
export { perChart } from './chart/per-chart.ts';
export { byHouse, byPlanet } from './zodiac/records.ts';
export { genericDenial, isHouse, namedHouses, nthFrom, sortedHouses } from './kp/house-math.ts';
export {
  cuspOf,
  cuspalSubLord,
  cuspsRuledBySub,
  houseOfPlanet,
  inOwnStar,
  occupants,
  owner,
  owns,
  tenants,
} from './kp/placement.ts';
export { actsFor, AGENT_ROLES, agents, aspecting, conjoinedWith, owned } from './kp/agents.ts';
export type { Agent, AgentRole } from './kp/agents.ts';
export { bestLevel, contact, houseLevels, level, LEVEL_KEYS, levels, signified, weight } from './kp/levels.ts';
export type { HouseLevel, Level, LevelKey, LevelLists, Levels } from './kp/levels.ts';
export { levelsView } from './kp/levels-view.ts';
export type { LevelsView } from './kp/levels-view.ts';
export { lean, LEANS } from './kp/lean.ts';
export type { Lean } from './kp/lean.ts';
export { chain, listsOf } from './kp/chain.ts';
export type { Chain, ChainSubLord } from './kp/chain.ts';
export { NATURE_KINDS, natureOf } from './kp/nature.ts';
export type { NatureKind } from './kp/nature.ts';
export { BANDS, BASES, denialOf, judge, meetsWholeDenial, SIDES, VERDICTS } from './kp/promise-verdict.ts';
export type { Band, Basis, Judgement, Side, Verdict } from './kp/promise-verdict.ts';
export { promise, verdictOf } from './kp/promise.ts';
export type { KpPromise } from './kp/promise.ts';
export type { Confirmations } from './kp/promise-confirmations.ts';
export {
  contactLevels,
  FRUITFULNESS,
  fruitfulness,
  fruitfulSet,
  houseSets,
  SUB_VERDICTS,
  subVerdict,
  timingSets,
} from './kp/fruitfulness.ts';
export type {
  ContactLevels,
  Fruitfulness,
  FruitfulnessClass,
  FruitfulSet,
  SubJudgement,
  SubVerdict,
  TimingSets,
} from './kp/fruitfulness.ts';
export { houseSignificators, principal, SIGNIFICATOR_GROUPS, tieHelp } from './kp/house-significators.ts';
export type { HouseSignificators, OrderedSignificator, SignificatorGroup } from './kp/house-significators.ts';
export { nodeCascade } from './kp/node-cascade.ts';
export type { CascadeAgent, HouseSource, NodeCascade } from './kp/node-cascade.ts';
export { CUSP_GRADES, cuspGrade, cuspReading, mutualCusps, sharedSubLords } from './kp/csl-advanced.ts';
export type { CuspGrade, CuspReading, MutualCusps } from './kp/csl-advanced.ts';
export type { PairMeaning } from './kp/pair-meanings.ts';
export { cautionTargets } from './kp/boundary-cautions.ts';
export type { BoundaryCaution } from './kp/boundary-cautions.ts';

// searches over time
export { SEARCH_CALLS, searchBudget } from './search/budget.ts';
export type { SearchBudget } from './search/budget.ts';
export { siderealPosition, tropicalPosition } from './search/position.ts';
export type { MovingAngle } from './search/position.ts';
export { SECOND, lowestBetween, rootBetween } from './search/root.ts';
export { stations } from './search/stations.ts';
export type { Station } from './search/stations.ts';
export { elongationCrossings, longitudeCrossings, monotoneCrossings } from './search/crossings.ts';
export type { Crossing } from './search/crossings.ts';
export { ascendantCrossings } from './search/ascendant.ts';
export { pairBorders, pairExact } from './search/pairs.ts';
export type { PairBorder, PairExact } from './search/pairs.ts';

// kp: ruling planets, bhadhaka, borders, ties
export { ASPECT_ORDINALS, aspectOrdinal, signAspect } from './zodiac/sign-aspects.ts';
export { ASPECT_NATURES, DEGREE_ASPECT_NAMES, DEGREE_ASPECTS, degreeAspectsBetween } from './kp/degree-aspects.ts';
export type { AspectBody, AspectNature, DegreeAspect, DegreeAspectName } from './kp/degree-aspects.ts';
export { EXCHANGE_TYPES, starChain, stellarAspects, TIE_TYPES } from './kp/stellar-aspects.ts';
export type { CuspTie, StarChain, StellarAspects, StellarEdge, StellarExchange } from './kp/stellar-aspects.ts';
export { interlinkMatrix } from './kp/interlinks.ts';
export type { Interlink, InterlinkMatrix, LinkType } from './kp/interlinks.ts';
export { activeBhadhaka, bhadhaka, bhadhakaHouse, DANGER_FLAGS, MITIGATION_FACTORS } from './kp/bhadhaka.ts';
export type { ActiveBhadhakaLord, Bhadhaka, BhadhakaHouse, DangerFlag } from './kp/bhadhaka.ts';
export { secondsToCusp } from './kp/cusp-shift.ts';
export { beyondEdge, boundaryWarnings, VERDICT_STABILITIES } from './kp/boundary-warnings.ts';
export type {
  BoundaryEntry,
  BoundaryReport,
  BoundaryTarget,
  BoundaryWarning,
  VerdictStability,
} from './kp/boundary-warnings.ts';
export {
  RP_SLOTS,
  RP_STATUSES,
  rulingPlanetMembers,
  rulingPlanets,
  rulingPlanetsOf,
  slotRank,
} from './kp/ruling-planets.ts';
export type {
  RpSlot,
  RpSlots,
  RpStatus,
  RulingPlanet,
  RulingPlanets,
  RulingPlanetsOfMoment,
} from './kp/ruling-planets.ts';
export { nextRulingPlanetChange, RP_CHANGE_SLOTS } from './kp/ruling-planets-change.ts';
export type { RpChange, RpChangeSlot } from './kp/ruling-planets-change.ts';
export { alternateDayLord } from './kp/alternate-day-lord.ts';
export { RUNNING_PERIODS, runningLords } from './dasha/running-lords.ts';
export type { RunningLord, RunningPeriod } from './dasha/running-lords.ts';
export { resolveQueryPlace } from './time/query-place.ts';
export type { QueryPlace } from './time/query-place.ts';

// foundation and reference sky
export { ELEMENTS, elementOf, MODALITIES, modalityOf, VARNAS, varnaOf } from './zodiac/sign-attributes.ts';
export type { Element, Varna } from './zodiac/sign-attributes.ts';
export {
  FACINGS,
  GANAS,
  NADIS,
  padaSyllable,
  STAR_ATTRIBUTES,
  STAR_CLASSES,
  starAttributes,
  starBodyParts,
  YONIS,
} from './zodiac/star-attributes.ts';
export type { Facing, Gana, Nadi, StarAttributes, StarClass, YoniAnimal, YoniSex } from './zodiac/star-attributes.ts';
export { subRowAt } from './zodiac/sub-lookup.ts';
export type { RowPosition } from './zodiac/sub-lookup.ts';
export { starDetails } from './zodiac/star-details.ts';
export type { StarDetails } from './zodiac/star-details.ts';
export { gandanta, GANDANTA_JUNCTIONS, signSandhi } from './zodiac/gandanta.ts';
export type { Gandanta, GandantaJunction } from './zodiac/gandanta.ts';
export {
  elongation,
  KARANA_ARC,
  karanaAt,
  karanaNumbered,
  TITHI_ARC,
  tithiAt,
  tithiNumbered,
  tithiTitle,
  WEEKDAYS,
  YOGA_ARC,
  YOGA_NAMES,
  yogaAt,
  yogaNumbered,
} from './panchanga/limbs.ts';
export type { Karana, Paksha, Tithi, TithiGroup, Weekday, Yoga } from './panchanga/limbs.ts';
export { birthPanchanga } from './panchanga/birth-panchanga.ts';
export type { BirthPanchanga } from './panchanga/birth-panchanga.ts';
export { moonStays } from './panchanga/moon-arc.ts';
export type { MoonStay } from './panchanga/moon-arc.ts';
export { TARAS, taraOf } from './panchanga/tara.ts';
export type { Tara, TaraName, TaraQuality } from './panchanga/tara.ts';
export { equatorialOf } from './chart/equatorial.ts';
export { isStationary, MOTION_KINDS, motionOf } from './chart/motion.ts';
export type { MotionKind } from './chart/motion.ts';
export { planetFacts } from './chart/planet-facts.ts';
export type { PlanetFacts } from './chart/planet-facts.ts';
export { cuspFacts, doubleOwnedSigns, interceptedSigns, ownersOfNothing } from './chart/cusp-facts.ts';
export type { CuspFacts } from './chart/cusp-facts.ts';
export { fortuna, OUTER_PLANETS, outerPlanet, trueNode } from './chart/modifiers.ts';
export type { OuterPlanet } from './chart/modifiers.ts';
export { boundaryCautions, CHART_WARNING_CODES, spanWarnings } from './chart/warnings.ts';
export type { ChartWarning, ChartWarningCode } from './chart/warnings.ts';
export { agentOverview } from './kp/agent-overview.ts';
export type { AgentOverview } from './kp/agent-overview.ts';
export { daysInMonth, localMidnight, skyDay } from './ephemeris-table/month.ts';
export type { SkyDay, SkyRow } from './ephemeris-table/month.ts';
export { MOON_PHASES, SKY_EVENT_TYPES, skyEvents } from './ephemeris-table/events.ts';
export type { SkyEvent, SkyEventType } from './ephemeris-table/events.ts';

// parashari: frame, dignity, relations, natures, aspects
export {
  byGraha,
  countSigns,
  isDusthana,
  isKendra,
  isOddSign,
  isTrikona,
  kthSign,
  longitudesOf,
  planetsIn,
  signsOf,
  wholeSignHouse,
} from './parashari/frame.ts';
export type { LongitudesOf, SignsOf } from './parashari/frame.ts';
export {
  debilitationSign,
  deepDebilitation,
  DIGNITIES,
  dignity,
  dignityOf,
  exaltationSign,
  moolatrikonaSign,
  signDignity,
  vargaDignity,
} from './parashari/dignity.ts';
export type { Dignity } from './parashari/dignity.ts';
export { COMPOUND_RELATIONS, compoundRelation, isTemporaryFriend, naturalRelation } from './parashari/relations.ts';
export type { CompoundRelation, NaturalRelation } from './parashari/relations.ts';
export { chartNatures, NATURES, naturesOf, natureUsed } from './parashari/natures.ts';
export type { Nature, NaturesOf, NatureUsed } from './parashari/natures.ts';
export { ASSOCIATIONS, aspectOn, associations, sputaDrishti } from './parashari/drishti.ts';
export type { Association, SputaDrishti } from './parashari/drishti.ts';
export { conjunctions, houseAspects, planetAspects, unaspected } from './parashari/aspects.ts';
export type { Conjunction, HouseAspect, PlanetAspect } from './parashari/aspects.ts';
// parashari: states of a planet
export { combustion, COMBUSTION_GRADES, combustionOf, combustionOrb, sunSeparation } from './parashari/combustion.ts';
export type { CombustionGrade } from './parashari/combustion.ts';
export { CANCELLATION_CLAUSES, cancellationsOf, isNeechaBhangaRaja } from './parashari/debility.ts';
export type { Cancellation, CancellationClause } from './parashari/debility.ts';
export { lostWar, wars } from './parashari/war.ts';
export type { War, WarDecider, Warrior } from './parashari/war.ts';
export { condition, CONDITIONS, isStrong, isWeak } from './parashari/condition.ts';
export type { Condition } from './parashari/condition.ts';
export { isVargottama, vargaPlace, VARGAS, vargaSign } from './parashari/vargas.ts';
export type { Varga, VargaPlace } from './parashari/vargas.ts';
export { houseKartaris, KARTARI_TYPES, planetKartaris } from './parashari/kartari.ts';
export type { HouseKartari, KartariType, PlanetKartari } from './parashari/kartari.ts';
// parashari: strengths
export { anglesOf, bhavaOf, requireSripatiBhavas, sripatiBhavas } from './parashari/sripati.ts';
export type { Angles, Bhava } from './parashari/sripati.ts';
export { shadbala } from './parashari/shadbala/total.ts';
export type { PlanetShadbala, Shadbala } from './parashari/shadbala/total.ts';
export { STRENGTH_BANDS, SUN_REQUIRED_RAMAN } from './parashari/shadbala/requirements.ts';
export type { StrengthBand } from './parashari/shadbala/requirements.ts';
export { drishtiReceived } from './parashari/shadbala/drik.ts';
export { horaLord, timeLords } from './parashari/shadbala/time-lords.ts';
export { naisargikaBala } from './parashari/shadbala/naisargika.ts';
export { bhavaBala } from './parashari/bhava-bala.ts';
export type { BhavaBala, BhavaStrength } from './parashari/bhava-bala.ts';
export { HOUSE_FACTORS, houseScores } from './parashari/house-strength.ts';
export type { HouseFactor, HouseScore } from './parashari/house-strength.ts';

// kp: event timing
export { withinSpan } from './search/span.ts';
export { deferral, deferralView, nextRelease, releaseFinder } from './kp/deferral.ts';
export type { Deferral, DeferralView, Release, ReleaseFinder } from './kp/deferral.ts';
export { matter } from './kp/matter.ts';
export type { Matter, MatterLord, Postponement } from './kp/matter.ts';
export { classRank, isOpenClass, notAbove, OPEN_CLASSES, PERIOD_CLASSES, periodClass } from './kp/period-class.ts';
export type { OpenClass, PeriodClass, PeriodJudgement, PeriodLords } from './kp/period-class.ts';
export { byWindowOrder, inCommon } from './kp/window-order.ts';
export type { Ordered } from './kp/window-order.ts';
export { lordView } from './kp/lord-view.ts';
export type { LordView } from './kp/lord-view.ts';
export { judgmentMoment, rulingPlanetsAt } from './kp/judgment-moment.ts';
export { eventWindows, lastDeferral, notPromised, openPeriods, promiseDenial, windowsOf } from './kp/event-windows.ts';
export type { EventWindow, EventWindows, JointPeriod, SkippedPeriod, WindowContext } from './kp/event-windows.ts';
export { windowView } from './kp/window-view.ts';
export type { WindowView } from './kp/window-view.ts';

// transit: searches, intervals, Saturn, returns, eclipses, gochara, sarvatobhadra; ashtakavarga
export { FIRST_JD, LAST_JD } from './ephemeris/port.ts';
export { ECLIPSE_KINDS, ECLIPSE_TYPES } from './ephemeris/port.ts';
export type { EclipseKind, EclipseMaximum, EclipseType } from './ephemeris/port.ts';
export { MEAN_DAILY_MOTION } from './chart/motion.ts';
export { resolveLocal } from './time/local-instant.ts';
export type { LocalInstant } from './time/local-instant.ts';
export { clipped, differenceOf, groupedByPause, holds, intersectionOf, unionOf } from './transit/intervals.ts';
export type { Interval } from './transit/intervals.ts';
export { beginSearch, crossingsOver, lastCrossing, nextCrossing, withinFiles } from './transit/search.ts';
export type { Search } from './transit/search.ts';
export { entered, left, ROW_BORDERS, SIGN_BORDERS, staysOf, SUB_BORDERS } from './transit/stays.ts';
export type { Stay } from './transit/stays.ts';
export { SUB_DECISIONS, subDecision } from './transit/decision.ts';
export type { SubDecision } from './transit/decision.ts';
export { nextSubLordChange, subLordCrossings } from './transit/sub-lord-crossings.ts';
export type { SubLordChange, SubLordCrossing } from './transit/sub-lord-crossings.ts';
export { moonTransit } from './transit/moon-transit.ts';
export type { MoonTransit } from './transit/moon-transit.ts';
export { SUB_LORD_VERDICTS, subLordVerdict, WEIGHT_BANDS } from './transit/saturn-weight.ts';
export type { Factor, SubLordVerdict, Weight, WeightBand } from './transit/saturn-weight.ts';
export {
  CYCLE_STATUSES,
  jupiterSees,
  nextSadeSatiStart,
  SADE_SATI_PHASES,
  sadeSatiSpans,
  sadeSatiWindows,
  THEME_SOURCES,
  themesOf,
} from './transit/sade-sati.ts';
export type {
  CycleStatus,
  ListedCycle,
  PhaseWindow,
  SadeSatiCycle,
  SadeSatiPhase,
  SaturnWindow,
} from './transit/sade-sati.ts';
export { phaseReadings, sadeSatiLife, SATURN_STAYS } from './transit/sade-sati-life.ts';
export type { PhaseReading, SadeSatiLife, SaturnStay } from './transit/sade-sati-life.ts';
export { ashtamaSani, ashtamaWindows, SPAN_STATUSES } from './transit/ashtama-sani.ts';
export type { AshtamaSani, SpanStatus } from './transit/ashtama-sani.ts';
export { chosenReturns, planetReturns } from './transit/returns.ts';
export type { PlanetReturn, ReturningPlanet } from './transit/returns.ts';
export { eclipsesOver } from './transit/eclipses.ts';
export type { Eclipse } from './transit/eclipses.ts';
export { ECLIPSE_ASPECTS, ECLIPSE_POINTS, eclipseImpact, IMPACT_BANDS } from './transit/eclipse-impact.ts';
export type { EclipseContact, EclipseImpact, EclipsePoint } from './transit/eclipse-impact.ts';
export {
  ACTIVATION_STATUSES,
  activationStatus,
  cuspsActivated,
  eclipseTriggers,
  planetsInSub,
  TRIGGER_PLANETS,
} from './transit/eclipse-activation.ts';
export type { ActivationStatus, EclipseTrigger } from './transit/eclipse-activation.ts';
export { gochara, GOCHARA_RESULTS, lattaStar, murtiOf, MURTIS } from './transit/gochara.ts';
export type { Gochara, GocharaResult, Murti } from './transit/gochara.ts';
export { signPassage } from './transit/sign-passage.ts';
export type { SignPassage } from './transit/sign-passage.ts';
export { BOARD, MARK_KINDS, star28At, STARS_28 } from './transit/sarvatobhadra/board.ts';
export type { Cell, Star28 } from './transit/sarvatobhadra/board.ts';
export { VEDHA_LINES, VEDHA_MOTIONS, vedhaOf } from './transit/sarvatobhadra/vedha.ts';
export type { Vedha } from './transit/sarvatobhadra/vedha.ts';
export { readSound } from './transit/sarvatobhadra/sounds.ts';
export { BOARD_MATTERS, judgeBoard, NATAL_POINTS, POINT_VERDICTS, STRIKES } from './transit/sarvatobhadra/judge.ts';
export type { BoardJudgement, StruckPoint } from './transit/sarvatobhadra/judge.ts';
export { ashtakavarga, CONTRIBUTORS } from './parashari/ashtakavarga.ts';
export type { Ashtakavarga, Bhinnashtakavarga } from './parashari/ashtakavarga.ts';

// transit: KP cascade, confirmation, four rules
export { inZone, zoneOf } from './transit/kp/zone.ts';
export type { Zone } from './transit/kp/zone.ts';
export { TRANSIT_BODIES, zoneWindows } from './transit/kp/zone-windows.ts';
export type { TransitBody, ZoneWindow } from './transit/kp/zone-windows.ts';
export { dashaClassAt } from './transit/kp/transit-window.ts';
export type { TransitWindow } from './transit/kp/transit-window.ts';
export { TRANSIT_STAGES, transitHierarchy } from './transit/kp/hierarchy.ts';
export type { BestDate, TransitHierarchy, TransitStage, TransitStageName } from './transit/kp/hierarchy.ts';
export { spanView, STAGE_REACHES, TRANSIT_STATUSES, transitStageView } from './transit/kp/stage-view.ts';
export type {
  SpanView,
  StageReach,
  TransitStageView,
  TransitStatus,
  TransitWindowView,
} from './transit/kp/stage-view.ts';
export { mostActiveEvent } from './transit/kp/most-active-event.ts';
export {
  CONFIRMATION_SCALES,
  CONFIRMATIONS,
  confirms,
  TRANSIT_ROLES,
  TRANSIT_TESTS,
  transitConfirmation,
} from './transit/kp/confirmation.ts';
export type {
  Confirmation,
  ConfirmationScale,
  ConfirmingBody,
  TransitConfirmation,
  TransitRole,
  TransitTest,
} from './transit/kp/confirmation.ts';
export { fourRules } from './transit/kp/four-rules.ts';
export type { FourRules, MatterHouse, TransitingLord, TransitReading } from './transit/kp/four-rules.ts';
export { contacts } from './transit/kp/contacts.ts';
export type { Contact, NatalPoint } from './transit/kp/contacts.ts';

// dashas
export { requireInCycle, vimshottariOf } from './dasha/cycle-of.ts';
export { cutDatesView, datesView } from './dasha/period-view.ts';
export type { CutDatesView, DatesView } from './dasha/period-view.ts';
export { periodAt } from './dasha/cut-period.ts';
export type { CutPeriod, ExactPeriod } from './dasha/cut-period.ts';
export { divideSpan, floorMs, wholeSpan } from './dasha/exact-span.ts';
export type { ExactSpan } from './dasha/exact-span.ts';
export { STAR_ARC, starProgress } from './dasha/star-progress.ts';
export type { StarProgress } from './dasha/star-progress.ts';
export { ANTARDASHA_STARTS, dashaChildren, dashaCycle, dashaMahadashas, dashaScheme } from './dasha/planet-dasha.ts';
export type { AntardashaStart, DashaCycle, DashaPeriod, DashaScheme } from './dasha/planet-dasha.ts';
export { isByDay } from './dasha/birth-light.ts';
export type { BirthLight } from './dasha/birth-light.ts';
export { ASHTOTTARI, ashtottari, ashtottariUse } from './dasha/ashtottari.ts';
export type { Ashtottari, AshtottariArc, AshtottariLord, AshtottariUse } from './dasha/ashtottari.ts';
export { YOGINI, YOGINI_TONES, yoginiDasha, yoginiPlanet, YOGINIS, yoginiTone } from './dasha/yogini.ts';
export type { YoginiName, YoginiTone } from './dasha/yogini.ts';
export { CONDITIONAL_DASHAS, conditionalCycle } from './dasha/conditional/all.ts';
export { CONDITIONAL_KEYS, conditionFacts } from './dasha/conditional/definition.ts';
export type {
  ConditionalDasha,
  ConditionalKey,
  ConditionFacts,
  DashaCondition,
} from './dasha/conditional/definition.ts';
export { kalachakra, padaMargin } from './dasha/kalachakra.ts';
export type { Kalachakra, KalachakraAntardasha, KalachakraPeriod } from './dasha/kalachakra.ts';
export { GATIS } from './dasha/kalachakra-gati.ts';
export type { Gati } from './dasha/kalachakra-gati.ts';
export { KALACHAKRA_GROUPS } from './dasha/kalachakra-table.ts';
export type { KalachakraGroup, Pada } from './dasha/kalachakra-table.ts';
export { DIRECTIONS } from './dasha/sign-dasha.ts';
export type { Direction, SignMahadasha, SignPeriod } from './dasha/sign-dasha.ts';
export { narayana, NARAYANA_EXCEPTIONS } from './dasha/narayana.ts';
export type { Narayana, NarayanaException, NarayanaMahadasha } from './dasha/narayana.ts';
export { charaDasha } from './dasha/chara.ts';
export type { CharaDasha } from './dasha/chara.ts';
export { ringReferences, RINGS, ringSigns, RING_TONES, sudarshana } from './dasha/sudarshana.ts';
export type { PerRing, Ring, RingHouse, RingTone, Sudarshana, SudarshanaHouse } from './dasha/sudarshana.ts';
export { sudarshanaDasha } from './dasha/sudarshana-years.ts';
export type { SudarshanaDasha, SudarshanaPeriod, SudarshanaYear } from './dasha/sudarshana-years.ts';
export { CHIDRA_TONES, chidras } from './dasha/chidra.ts';
export type { Chidra, ChidraTone } from './dasha/chidra.ts';
export { bifurcation, DASHA_PHASES, dashaPhase, LAYERS, OUTCOMES } from './dasha/bifurcation.ts';
export type { BifurcatedHouse, Bifurcation, DashaLayer, DashaPhase, Layer, Outcome } from './dasha/bifurcation.ts';
export { inSandhi } from './dasha/sandhi.ts';
export { activatedHouses } from './kp/activated-houses.ts';
export type { ActivatedHouse } from './kp/activated-houses.ts';
export { activeEvents } from './kp/active-events.ts';
export type { ActiveEvent } from './kp/active-events.ts';
export { solarReturn, solarYearsCompleted } from './search/solar-return.ts';

// jaimini
export { rasiDrishti } from './jaimini/rasi-drishti.ts';
export { placementOf } from './jaimini/placement.ts';
export {
  advancement,
  CO_LORD_RULES,
  coLords,
  jaiminiLord,
  SIGN_RULES,
  strongerCoLord,
  strongerSign,
} from './jaimini/strength.ts';
export type { CoLord, CoLordRule, CoLords, Placement, SignRuleNumber, StrongerSign } from './jaimini/strength.ts';
export { FRUITFUL_FILTERS, fruitfulSignificators } from './kp/fruitful-significators.ts';
export type {
  DroppedSignificator,
  FruitfulFilter,
  FruitfulSignificator,
  FruitfulSignificators,
} from './kp/fruitful-significators.ts';
export { CONSENSUS_BANDS, consensusOf } from './kp/rp-consensus.ts';
export type { Consensus, ConsensusBand } from './kp/rp-consensus.ts';
export { rulingPlanetsAlong } from './kp/rp-interval.ts';
export type { RulingPlanetsRow } from './kp/rp-interval.ts';
export { eventProbability, PROBABILITY_BANDS, PROBABILITY_FEATURES, probabilityBand } from './kp/event-probability.ts';
export type {
  EventProbability,
  PlanetProbability,
  ProbabilityBand,
  ProbabilityFeature,
} from './kp/event-probability.ts';
export { sensitivePoints } from './kp/sensitive-points.ts';
export type { SensitivePoint } from './kp/sensitive-points.ts';
export { MOVER_SCALES, MOVERS, sensitiveWindows } from './kp/sensitive-windows.ts';
export type { Mover, MoverScale, SensitiveWindow } from './kp/sensitive-windows.ts';
export { punarphoo, PUNARPHOO_TIES } from './kp/punarphoo.ts';
export type { Punarphoo, PunarphooTie } from './kp/punarphoo.ts';
export { stationarySpan } from './search/stationary.ts';
export { CUSPAL_STATES, cuspalState } from './kp/cuspal-state.ts';
export type { CuspalState, CuspalStateName } from './kp/cuspal-state.ts';
export { activations, natalRetrogrades, stationWindows } from './kp/retrograde-activations.ts';
export type { Activation, NatalRetrograde, StationWindow } from './kp/retrograde-activations.ts';
export { jointHouses, LORD_LINKS, lordLink, lordTransit } from './kp/joint-lords.ts';
export type { JointHouse, LordLink, LordLinkKind, LordTransit } from './kp/joint-lords.ts';
export { annotatedWindow, eventPotentials, PERIOD_TONES, periodTone, timedEvents } from './kp/annotated-dasha.ts';
export type { EventPotential, PeriodTone, Potential } from './kp/annotated-dasha.ts';
export { bestPratyantardashas, eventAntardashas } from './kp/event-dasha.ts';
export type { EventAntardasha, EventDashaContext, EventPratyantardasha } from './kp/event-dasha.ts';
export { eventTiming, WINDOW_STATES } from './kp/event-timing.ts';
export type { CandidateDate, EventTiming, OfferedPeriod, TimedWindow, WindowState } from './kp/event-timing.ts';
export { activatedWeights, MONTH_TONES, monthPieces, monthThemes, monthTone } from './kp/annual-forecast.ts';
export type { HouseWeight, MonthPiece, MonthTheme, MonthTone } from './kp/annual-forecast.ts';
export { lifeSpan } from './dasha/life-span.ts';
export type { LifeSpan } from './dasha/life-span.ts';
export { DASHA_LEVEL_NAMES, levelName, turningPoints } from './kp/turning-points.ts';
export type { DashaLevelName, TurningPoint } from './kp/turning-points.ts';
export { twelveMonths } from './kp/annual-months.ts';
export type { CalendarMonth } from './kp/annual-months.ts';
export { slowTransits, sunTransits } from './kp/annual-transits.ts';
export type { MonthTransit } from './kp/annual-transits.ts';
export { comingPeriods } from './kp/coming-periods.ts';
export type { JudgedPeriod } from './kp/coming-periods.ts';

// topics: what the pages on fields of life share
export { cuspLean, housesInWords, planetLean, promiseSummaries, promiseSummary } from './kp/topic-panel.ts';
export type { CuspLean, PlanetLean, PromiseSummary } from './kp/topic-panel.ts';
export { releaseView, topicHorizon, topicPeriods, topicWindows } from './kp/topic-timing.ts';
export type { ReleaseView, TopicHorizon, TopicPeriod, TopicWindows } from './kp/topic-timing.ts';
export { bandOf, scoreOf } from './kp/score.ts';
export type { Score, ScoreFactor } from './kp/score.ts';
export { CONFIDENCES, cuspConfidence, describer } from './kp/describer.ts';
export type { CuspConfidence, Describer } from './kp/describer.ts';
export { pairMeaningsOf, rankedPairMeanings } from './kp/pair-meanings.ts';
export { bestWindows } from './kp/event-windows.ts';
export { birthdayMs } from './time/birthday.ts';

// verification and derived schools
export { BOSMIA_ROLES, BOSMIA_VERDICTS, bosmiaHouse, bosmiaRole, bosmiaVerdict } from './schools/bosmia.ts';
export { BOSMIA_LEVELS, bosmiaRunning } from './schools/bosmia-running.ts';
export type { BosmiaLord } from './schools/bosmia-running.ts';
export type {
  BosmiaHouse,
  BosmiaJudgement,
  BosmiaRank,
  BosmiaRoles,
  BosmiaSignificator,
  BosmiaHouseRole,
  BosmiaVerdict,
} from './schools/bosmia.ts';
export { FOUR_STEP_AGREEMENTS, FOUR_STEP_VERDICTS, fourStep } from './schools/four-step.ts';
export type {
  FourStep,
  FourStepAgreement,
  FourStepReading,
  FourStepRow,
  FourStepVerdict,
} from './schools/four-step.ts';
export { involvement, POSITIONAL_STATUSES } from './schools/kcil-involvement.ts';
export type { Involvement, PositionalStatus } from './schools/kcil-involvement.ts';
export { kcil, KCIL_ROLES, KCIL_VERDICTS, khullarFrame, SSL_RESULTS, sslRule } from './schools/kcil.ts';
export type {
  KcilCusp,
  KcilLord,
  KcilNegation,
  KcilReading,
  KcilRole,
  KcilVerdict,
  KhullarFrame,
  SslResult,
  SubSubRule,
} from './schools/kcil.ts';
export { bosmiaRulers, thinnedByRulers } from './schools/bosmia-rulers.ts';
export type { BosmiaRuler } from './schools/bosmia-rulers.ts';
export { NADI_LAYERS, NADI_LEANS, NADI_VERDICTS, nadiJudgement, nadiScript } from './schools/nakshatra-nadi.ts';
export type { NadiJudgement, NadiLayer, NadiLayerName, NadiLean, NadiVerdict } from './schools/nakshatra-nadi.ts';
export { decidingCusp } from './schools/tested-cusps.ts';
export {
  ORIGIN_CONFIDENCES,
  ORIGIN_LINKS,
  ORIGIN_ROLES,
  ORIGIN_VERDICTS,
  originAround,
  ruleOfOrigin,
} from './verification/rule-of-origin.ts';
export type { OriginLink, OriginRange, OriginVerdict, RuleOfOrigin } from './verification/rule-of-origin.ts';
export {
  DIVERGENCE_BANDS,
  SUB_SUB_FLAGS,
  subSubCusps,
  subSubPlanets,
  twinDivergence,
} from './verification/sub-sub-boundary.ts';
export type { DivergenceBand, SubSubFlag, SubSubPosition } from './verification/sub-sub-boundary.ts';
export { AUDIT_FACTORS, CONFIDENCE_BANDS, preVerdictAudit } from './verification/pre-verdict-audit.ts';
export type { AuditFactor, ConfidenceBand, PreVerdictAudit } from './verification/pre-verdict-audit.ts';
export { boundaryNote } from './kp/boundary-note.ts';
export { multiSystemVerdict, SCHOOL_ANSWERS, SCHOOL_CONSENSUS, SCHOOLS } from './verification/multi-system.ts';
export type {
  MultiSystemVerdict,
  School,
  SchoolAnswer,
  SchoolConsensus,
  SchoolCounts,
  SchoolDisagreement,
  SchoolVerdict,
} from './verification/multi-system.ts';
export { PARADIGM_ANSWERS, PARADIGM_FACTORS, TRADITIONS } from './verification/paradigm.ts';
export type { Paradigm, ParadigmAnswer, ParadigmFactor, ParadigmPeriod, Tradition } from './verification/paradigm.ts';
export { FRAME_SENSITIVITIES, PARADIGM_LABELS, paradigmMatter, paradigmPanel } from './verification/paradigm-panel.ts';
export type { FrameSensitivity, ParadigmFrame, ParadigmLabel, ParadigmPanel } from './verification/paradigm-panel.ts';
export { arudhaOf } from './jaimini/arudha.ts';
export type { Arudha, ArudhaException } from './jaimini/arudha.ts';
export { CHARA_KARAKAS, charaKaraka, charaKarakas } from './jaimini/chara-karakas.ts';
export type { CharaKaraka, CharaKarakaHolder } from './jaimini/chara-karakas.ts';

// marriage, matching, children, family
export {
  AGE_POINTS,
  MATCH_OBSTACLES,
  ORIGIN_OF_HOUSE,
  ORIGINS,
  PLANET_PORTRAITS,
  SIGN_PORTRAITS,
  WORK_ARCHETYPES,
} from './marriage/person-tables.ts';
export type { Origin, PlanetPortrait, WorkArchetype } from './marriage/person-tables.ts';
export { seventh } from './marriage/seventh.ts';
export type { Seventh } from './marriage/seventh.ts';
export { MARRIAGE_MODES, marriageMode } from './marriage/mode.ts';
export type { MarriageMode } from './marriage/mode.ts';
export { multiplicity, MULTIPLICITIES, MULTIPLICITY_TESTS } from './marriage/multiplicity.ts';
export type { Multiplicity, MultiplicityTest, MultiplicityVerdict } from './marriage/multiplicity.ts';
export { MARRIAGE_QUALITIES, marriageQuality } from './marriage/quality.ts';
export type { MarriageQuality } from './marriage/quality.ts';
export { ADULT_AGE, adultYears, ageAt } from './marriage/adult-years.ts';
export { partnerOrigin } from './marriage/origin.ts';
export { DISTANCES, PARTNER_WEALTH, RELATIVE_AGES, spouse, WORK_MODES } from './marriage/spouse.ts';
export type { Distance, PartnerWealth, Portrait, RelativeAge, Spouse, WorkMode } from './marriage/spouse.ts';
export { matchObstacles, secretEnemies } from './marriage/obstacles.ts';
export type { MatchObstacle } from './marriage/obstacles.ts';
export { DELAY_FACTORS, DELAY_VERDICTS, marriageDelay } from './marriage/delay.ts';
export type { DelayCause, DelayFactor, DelayVerdict, MarriageDelay } from './marriage/delay.ts';
export {
  isProtection,
  maritalSeparation,
  SEPARATION_BANDS,
  SEPARATION_FACTORS,
  SEPARATION_FORMS,
} from './marriage/separation.ts';
export type { Separation, SeparationBand, SeparationFactor, SeparationForm } from './marriage/separation.ts';
export {
  ATTACHMENT_BANDS,
  ATTACHMENT_FACTORS,
  ATTACHMENT_RESTRAINTS,
  isRestraint,
  secondAttachment,
} from './marriage/second-attachment.ts';
export type { AttachmentBand, AttachmentFactor, SecondAttachment } from './marriage/second-attachment.ts';
export { moonPlace, nearBorder } from './matching/moon-place.ts';
export type { MoonPlace, NearBorder } from './matching/moon-place.ts';
export { BHAKOOT_TYPES, KOOTAS } from './matching/kootas.ts';
export type { BhakootType, Koota, KootaScore } from './matching/kootas.ts';
export { ashtaKoota, BHAKOOT_CANCELLATIONS, MATCH_BANDS, NADI_CANCELLATIONS } from './matching/ashta-koota.ts';
export type { AshtaKoota, BhakootCancellation, MatchBand, NadiCancellation } from './matching/ashta-koota.ts';
export { kootaExtras } from './matching/koota-extras.ts';
export type { KootaExtras } from './matching/koota-extras.ts';
export { RAJJU_PARTS } from './matching/koota-tables.ts';
export type { RajjuPart } from './matching/koota-tables.ts';
export { matchPerson } from './matching/match-person.ts';
export type { MatchPerson } from './matching/match-person.ts';
export { SEVEN_FACTORS, sevenFactors } from './matching/seven-factors.ts';
export type { MatchFactor, SevenFactor, SevenFactorMatch } from './matching/seven-factors.ts';
export { CUSPAL_FACTORS, CUSPAL_VERDICTS, cuspalMatch, FACTOR_STATES } from './matching/cuspal-match.ts';
export type { CuspalFactor, CuspalHalf, CuspalMatch, CuspalVerdict, FactorState } from './matching/cuspal-match.ts';
export { commonMarriageWindows } from './matching/marriage-windows.ts';
export { commonWindows } from './matching/common-windows.ts';
export type { CommonWindow } from './matching/common-windows.ts';
export { SIGN_FERTILITIES, signLens } from './children/sign-lens.ts';
export type { SignFertility, SignLens } from './children/sign-lens.ts';
export { CHILD_DELAYS, fertility, FERTILITY_VERDICTS } from './children/fertility.ts';
export type { ChildDelay, Fertility, FertilityVerdict } from './children/fertility.ts';
export { fertilityWindows } from './children/fertility-windows.ts';
export type { FertilityWindow, FertilityWindows } from './children/fertility-windows.ts';
export { sphuta, SPHUTA_STATES, SPHUTAS } from './children/sphutas.ts';
export type { Sphuta, SphutaName, SphutaState } from './children/sphutas.ts';
export { RELATION_ROWS, RELATIONS } from './family/relations.ts';
export type { Relation } from './family/relations.ts';
export { extremes, NATIVE_RELATIONS, relative, RELATIVE_STATUSES } from './family/relatives.ts';
export type { NativeRelation, Relative, RelativeStatus } from './family/relatives.ts';

// career
export { INDUSTRIES, PLANET_FIELDS } from './career/planet-fields.ts';
export type { Industry, PlanetField } from './career/planet-fields.ts';
export { MERIDIAN_PAIRS, meridian, meridianPair, meridianReading } from './career/meridian.ts';
export type { Meridian, MeridianPair } from './career/meridian.ts';
export { ELEMENT_TEMPER, HOUSE_WORK, MODALITY_TEMPER } from './career/work-tables.ts';
export { OCCUPATION_FAMILIES, OCCUPATION_PROVENANCES, OCCUPATIONS } from './career/occupations.ts';
export type { Occupation, OccupationFamily, OccupationProvenance } from './career/occupations.ts';
export { occupationFact } from './career/occupation-source.ts';
export { occupationMatches } from './career/occupation-matches.ts';
export type { OccupationMatch, OccupationMatches } from './career/occupation-matches.ts';
export { rankedSignatures, signature } from './career/signature.ts';
export type { Carrier, Signature, SignatureGroup, SignatureHit } from './career/signature.ts';
export {
  CAREER_CARRIERS,
  CAREER_CATEGORIES,
  careerSignature,
  EMPLOYMENT_MODES,
  SECTOR_CLASSES,
} from './career/career-signature.ts';
export type { CareerCategory, CareerSignature, EmploymentMode, SectorClass } from './career/career-signature.ts';
export { AGREEMENTS, JOB_OR_BUSINESS, JOB_RULES, jobOrBusiness } from './career/job-or-business.ts';
export type { Agreement, JobOrBusiness, JobOrBusinessAnswer, JobRule } from './career/job-or-business.ts';
export { CAREER_BALANCE_BANDS, careerCuspPanel } from './career/career-cusp-panel.ts';
export type { CareerBalanceBand, CareerCusp, CareerCuspPanel } from './career/career-cusp-panel.ts';
export { earnedIncome, INCOME_GRADES, STEADINESS } from './career/earned-income.ts';
export type { EarnedIncome, IncomeGrade, Steadiness } from './career/earned-income.ts';
export { BLOCKAGE_CODES, BLOCKAGE_SEVERITIES, careerBlockage } from './career/blockage.ts';
export type { Blockage, BlockageCode, CareerBlockage } from './career/blockage.ts';
export {
  BUSINESS_LINE_ROLES,
  BUSINESS_TEST_RESULTS,
  BUSINESS_TESTS,
  BUSINESS_VERDICTS,
  businessViability,
  OWNERSHIPS,
} from './career/business.ts';
export type { BusinessVerdict, BusinessViability, Ownership } from './career/business.ts';
export {
  AXIS_EVENTS,
  CHANGE_AXES,
  JOB_AXES,
  jobChange,
  NEXT_JOB_SUPPORTS,
  nextJobSupport,
} from './career/job-change.ts';
export type { ChangeAxis, JobAxis, JobChange, NextJobSupport } from './career/job-change.ts';
export { TENTH_TARGETS, tenthTransits, transitsWithin } from './career/tenth-transits.ts';
export type { TenthTransit, TenthTransits } from './career/tenth-transits.ts';
export { lastRelease, PROMOTION_PAIRS, promotionGate } from './career/promotion.ts';
export type { PromotionGate, PromotionPair } from './career/promotion.ts';
export { TERMINATION_BANDS, TERMINATION_KINDS, terminationRisk } from './career/termination.ts';
export type { TerminationBand, TerminationKind, TerminationRisk } from './career/termination.ts';
export { MOBILITIES, professionDescription, SALARY_BANDS } from './career/profession.ts';
export type { Mobility, ProfessionDescription, SalaryBand } from './career/profession.ts';
export { PROFESSION_INDICATORS, professionIndicators } from './career/profession-indicators.ts';
export type { ProfessionIndicator, ProfessionIndicators } from './career/profession-indicators.ts';
export {
  abroadOutlook,
  ARC_CLASSES,
  careerArcs,
  governmentOutlook,
  OUTLOOKS,
  turningPointsOf,
} from './career/career-outlook.ts';
export type { ArcClass, CareerArc, Outlook } from './career/career-outlook.ts';

// money
export { MONEY_TONES, moneyPeriods, PILLAR_LEVELS, PILLARS, wealth, WEALTH_CLASSES } from './money/financial.ts';
export type { MoneyPeriod, MoneyTone, Pillar, PillarLevel, Wealth, WealthClass } from './money/financial.ts';
export { WEALTH_LENS_TESTS, wealthLens } from './money/wealth-lens.ts';
export type { WealthLens } from './money/wealth-lens.ts';
export { SPECULATION_GATES, speculationGate } from './money/speculation-gate.ts';
export type { SpeculationFitness, SpeculationGate } from './money/speculation-gate.ts';
export { sessionDay, sessionSpan } from './money/trading-session.ts';
export { DAY_TONES, sessionTemper, SLOT_CAPS, SLOT_TONES } from './money/speculation.ts';
export type { DayTone, SessionSlot, SessionTemper, SlotTone } from './money/speculation.ts';
export { rahuKalam } from './panchanga/rahu-kalam.ts';

// education
export {
  EXAM_KINDS,
  examEvent,
  SCHOLARSHIP_LIKELIHOODS,
  scholarshipLikelihood,
  STUDY_CARRIERS,
  STUDY_LEVELS,
  STUDY_TRACKS,
  studyLevel,
  studyLevelReason,
  studyTracks,
} from './education/education.ts';
export type { ExamKind, ScholarshipLikelihood, StudyLevel, StudyTrack } from './education/education.ts';
export { STUDY_ABROAD_VERDICTS, studyAbroad } from './education/study-abroad.ts';
export type { StudyAbroad, StudyAbroadVerdict } from './education/study-abroad.ts';
export { bestMonths } from './education/exam-months.ts';

// property, foreign, legal, spiritual, remedies
export {
  PROPERTY_EVENTS_BESIDE,
  PROPERTY_FLAGS,
  PROPERTY_INTENTS,
  PROPERTY_KIND_ROWS,
  PROPERTY_KINDS,
} from './property/property-data.ts';
export type { PropertyFlag, PropertyIntent, PropertyKind, PropertyKindRow } from './property/property-data.ts';
export { lordStanding } from './kp/lord-standing.ts';
export type { LordStanding } from './kp/lord-standing.ts';
export { LAYER_STATES } from './property/now-layer.ts';
export type { LayerState, NowLayer } from './property/now-layer.ts';
export { PROPERTY_DECISIONS, propertyDecision } from './property/decision.ts';
export type { Decided, PropertyDecision, PropertyFacts } from './property/decision.ts';
export { FUNDINGS, propertyReading } from './property/reading.ts';
export type { Funding, PropertyReading } from './property/reading.ts';
export { jointPeriodAt } from './dasha/joint-period.ts';
export { COMPASS, signDirection } from './zodiac/sign-directions.ts';
export type { CompassPoint } from './zodiac/sign-directions.ts';
export {
  FOREIGN_JOB_VERDICTS,
  foreignJob,
  foreignJobVerdict,
  HALF_GRADES,
  ROUTE_CODES,
} from './foreign/foreign-job.ts';
export type { ForeignJob, ForeignJobVerdict, Half, HalfGrade, Route, RouteCode } from './foreign/foreign-job.ts';
export { SETTLEMENTS, settlementOf, settlementReading, STAGE_NUMBERS, STAGE_VERDICTS } from './foreign/settlement.ts';
export type {
  Settlement,
  SettlementReading,
  SettlementStage,
  StageNumber,
  StageVerdict,
} from './foreign/settlement.ts';
export { settlementTimeline } from './foreign/settlement-timeline.ts';
export type { StageTimeline } from './foreign/settlement-timeline.ts';
export { VISA_MATTERS, VISA_TYPES } from './foreign/visa-data.ts';
export type { VisaType } from './foreign/visa-data.ts';
export { VISA_VERDICTS, visaReading, visaVerdict } from './foreign/visa.ts';
export type { VisaReading, VisaVerdict } from './foreign/visa.ts';
export { filingWindows } from './foreign/visa-windows.ts';
export { knownSky } from './transit/known-sky.ts';
export { directSpans } from './foreign/direct-motion.ts';
export { ASCENDANT_PARTS, distanceKm, relocation } from './foreign/relocation.ts';
export type { AscendantPart, Relocation, VerdictChange } from './foreign/relocation.ts';
export { APPEAL_MATTER, LEGAL_MATTERS, LEGAL_ROLES } from './legal/legal-data.ts';
export type { LegalMatter, LegalRole } from './legal/legal-data.ts';
export { APPEAL_OUTLOOKS, LEGAL_VERDICTS, legalContest, legalVerdict } from './legal/contest.ts';
export type { AppealOutlook, ContestCusp, ContestFacts, LegalContest, LegalVerdict } from './legal/contest.ts';
export { CUSTODY_BANDS, custodyRisk, DETENTION_TONES, detentionTone } from './legal/custody-risk.ts';
export type { CustodyBand, CustodyRisk, DetentionTone } from './legal/custody-risk.ts';
export { filingCalendar, filingPlanets } from './legal/filing.ts';
export type { FilingWindow } from './legal/filing.ts';
export { judgmentMonth, monthsOf } from './legal/judgment-month.ts';
export type { JudgmentMonth } from './legal/judgment-month.ts';
export { d60Deity, D60_DEITIES, DEITY_NATURES } from './parashari/d60-deities.ts';
export type { D60Deity, DeityNature } from './parashari/d60-deities.ts';
export { housesOf, lordOfHouse } from './parashari/lordship.ts';
export { DEVATA_STEPS, devataOf, ishtaDevata, planetOfSign } from './jaimini/ishta-devata.ts';
export type { Devata, DevataStep, IshtaDevata } from './jaimini/ishta-devata.ts';
export { atmakaraka, karakamsa, navamsaPlacement } from './jaimini/karakamsa.ts';
export { HOUSE_THEMES, themeOf } from './spiritual/house-themes.ts';
export { fixity, HELPER_ROLES, KARMA_CLASSES, KARMA_CONTACTS, WATCHED } from './spiritual/fixity.ts';
export type { Fixity, HelperRole, KarmaClass, KarmaContact, KarmaWorking, Watched } from './spiritual/fixity.ts';
export { merit, MERIT_CLASSES, MERIT_FACTORS } from './spiritual/merit.ts';
export type { Merit, MeritClass, MeritFactor } from './spiritual/merit.ts';
export { KARMIC_CODES, karmicIndicators } from './spiritual/karmic-indicators.ts';
export type { KarmicCode, KarmicIndicator } from './spiritual/karmic-indicators.ts';
export { d60AscendantChanges, endingHouse, kpSideNote, nodalEnd, saturnDuties } from './spiritual/karma-panel.ts';
export type { EndingHouse, KpSideNote, NodalEnd, SaturnDuty } from './spiritual/karma-panel.ts';
export { GEMS, gemsConflict } from './remedies/gems.ts';
export type { GemRow } from './remedies/gems.ts';
export { MANTRAS } from './remedies/mantras.ts';
export type { MantraRow } from './remedies/mantras.ts';
export { GEM_PURPOSES, MANTRA_PURPOSES, PURPOSE_ROWS } from './remedies/purposes.ts';
export type { GemPurpose, MantraPurpose } from './remedies/purposes.ts';
export { gemCandidates, isYogakaraka, LORD_ROLES, rolesOf } from './remedies/gem-score.ts';
export type { GemCandidate, LordRole } from './remedies/gem-score.ts';
export { gemAdvice } from './remedies/gem-choice.ts';
export type { GemAdvice, GemChoice } from './remedies/gem-choice.ts';
export { kpFilter } from './remedies/kp-filter.ts';
export type { KpFilter } from './remedies/kp-filter.ts';
export { nextPlanetHora, nextPlanetSunrise } from './remedies/planet-day.ts';
export { DAILY_COUNT, deityWithJupiter, mantraCandidates, mantraDays } from './remedies/mantra-choice.ts';
export type { MantraCandidate } from './remedies/mantra-choice.ts';
