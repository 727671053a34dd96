import { type Intent, intents } from '../intent/intents.ts'
import otherPages from './examples/andere-paginas.json' with { type: 'json' }
import ordering from './examples/bestellen.json' with { type: 'json' }
import paying from './examples/betalen.json' with { type: 'json' }
import delivering from './examples/bezorgen.json' with { type: 'json' }
import blog from './examples/blog.json' with { type: 'json' }
import composing from './examples/een-boxspring-samenstellen.json' with { type: 'json' }
import account from './examples/je-account.json' with { type: 'json' }
import codes from './examples/kortingscode.json' with { type: 'json' }
import site from './examples/privacy-en-de-site.json' with { type: 'json' }
import returning from './examples/retourneren-en-garantie.json' with { type: 'json' }
import choosing from './examples/slapen-en-kiezen.json' with { type: 'json' }
import kinds from './examples/soorten-en-stoffen.json' with { type: 'json' }
import words from './examples/stoffen-en-begrippen.json' with { type: 'json' }
import caring from './examples/wassen-en-verzorgen.json' with { type: 'json' }
import services from './examples/wat-we-niet-doen.json' with { type: 'json' }

/** A heading of the shop's pages with messages that ask for what stands below it. */
export interface HeadingExamples {
  readonly heading: string
  readonly intent: Intent
  readonly asked: readonly string[]
}

const files: readonly Readonly<Record<string, { intent: string; asked: readonly string[] }>>[] = [
  ordering,
  paying,
  delivering,
  returning,
  account,
  composing,
  choosing,
  kinds,
  words,
  caring,
  services,
  site,
  codes,
  blog,
  otherPages,
]

/** Every heading that has examples. Throws for one whose intent is not known. */
export const headingExamples: readonly HeadingExamples[] = files.flatMap((headings) =>
  Object.entries(headings).map(([heading, { intent, asked }]) => {
    const known = intents.find((one) => one === intent)
    if (known === undefined) throw new Error(`the heading “${heading}” has an unknown intent: ${intent}`)
    return { heading, intent: known, asked }
  }),
)
