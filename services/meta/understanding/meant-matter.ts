import { readingOf } from './reading.ts';
import { matterNamed } from '../matters/matters.ts';
import type { Matter } from '../matters/matter.ts';

interface Meant {
  /** The matter that was heard, and the one that is meant where the words say so. */
  readonly heard: readonly string[];
  readonly says: RegExp;
  readonly meant: string;
}

const LASTS = String.raw`(?:last|lasting|survive|hold|holds|continue|endure|work(?: out)?|go(?! through)|going|be (?:ok|okay|fine|happy|good|alright|saved)|improve|get better|end|ending|break|fall apart|fail)`;

/**
 * Where a matter is already so, its beginning is not what is asked: whoever is married asks how the marriage goes on, and
 * whoever lies in hospital when they come home.
 */
const MEANT: readonly Meant[] = [
  {
    heard: ['marriage_reading', 'marriage_when'],
    says: new RegExp(
      String.raw`\b(?:my|our|this) (?:\w+ )?marriage (?:\w+ )?(?:\w+ )?${LASTS}\b|\b(?:stay|remain|be) (?:married|together)\b|\b(?:i|we) (?:got|am|are|have been|were) (?:already |just )?married\b(?!.* again\b)`,
      'u',
    ),
    meant: 'marital_discord',
  },
  {
    heard: ['cancer'],
    says: /(?<!\b(?:do|did|might|could|can|if|will|should|may) )\b(?:i|we|they) (?:have|had|got|ve|am fighting|beat) (?:\w+ ){0,3}(?:cancer|leukemia|leukaemia|lymphoma|tumou?r)\b|\b(?:he|she|who|mother|father|mom|mum|dad|wife|husband|son|daughter|brother|sister) (?:has|had|got|is fighting|beat) (?:\w+ ){0,3}(?:cancer|leukemia|leukaemia|lymphoma|tumou?r)\b|\b(?:chemo|chemotherapy|radiation|radiotherapy|remission|diagnosed|stage (?:\d|one|two|three|four))\b/u,
    meant: 'recovery',
  },
  {
    heard: ['hospital'],
    says: /\b(?:home|discharged?|let (?:\w+ )?out|(?:come|get|gets|comes) out|leave (?:the )?hospital|recover|recovers|get (?:well|better)|(?:be|is|gonna be) (?:ok|okay|fine|alright|all right|well))\b/u,
    meant: 'recovery',
  },
  {
    heard: ['career_past'],
    says: /\b(?:lose|lost|losing) (?:my|the|his|her) (?:\w+ )?(?:job|post|position|work)\b|\b(?:fired|sacked|laid off|let go|made redundant|terminated)\b/u,
    meant: 'job_loss',
  },
  {
    // The periods of a life are scanned from their beginning; of one year its own chart tells.
    heard: ['dasha_of_past'],
    says: /^(?!.*\b(?:dashas?|dasas?|mahadasha|antardasha|bhukti|periods?|rahu|ketu|saturn|jupiter)\b)(?!.*\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b).*\b(?:19|20)\d\d\b/u,
    meant: 'year_ahead',
  },
  {
    heard: ['marriage_delay', 'marriage_reading'],
    says: /\bmarriage (?:\w+ )?(?:fail|failed|end|ended|break|broke|broken|collapse|collapsed|fall apart|fell apart|go wrong|went wrong)\b/u,
    meant: 'divorce',
  },
];

/** The matter that is meant by what was heard; the same where the words say no more. */
export function meantMatter(heard: Matter | null, question: string): Matter | null {
  if (heard === null) return null;
  const rows = MEANT.filter((row) => row.heard.includes(heard.key));
  if (rows.length === 0) return heard;
  const { text } = readingOf(question);
  const found = rows.findLast(({ says }) => says.test(text));
  return (found && matterNamed(found.meant)) ?? heard;
}
