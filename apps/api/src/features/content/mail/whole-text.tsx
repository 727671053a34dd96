/** @jsxRuntime automatic — Node runs this file from any folder, where no tsconfig says so. */
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Inline, LinkTarget } from '@sluimer/contract/content/inline'
import { mailStyles as styles } from '../../../platform/mail/mail-styles.ts'
import type { PageVersion } from '../page/page-version.ts'
import type { StoredBlock } from '../rich-text/stored-rich-text.ts'
import { BrokenLines } from './text-lines.tsx'

/**
 * Renders a page of the shop word for word, since a buyer must be able to keep it (art. 6:230v (7) BW; EU Court
 * C-49/11).
 */
export function WholeText({ page: { title, body } }: { page: PageVersion }) {
  return (
    <Section>
      <Hr style={styles.rule} />
      <Heading as="h2" style={styles.subheading}>
        {title}
      </Heading>
      {body.flatMap(toLines).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes once it is mailed.
        <Text key={at} style={styles.small}>
          {line.isStrong ? <strong>{line.text}</strong> : <BrokenLines text={line.text} />}
        </Text>
      ))}
    </Section>
  )
}

interface Line {
  text: string
  isStrong?: true
}

/** Turns a block into lines of plain words; pictures and products are left out. */
function toLines(block: StoredBlock): Line[] {
  switch (block.type) {
    case 'heading':
      return [{ text: block.text, isStrong: true }]
    case 'paragraph':
      return [{ text: toWords(block.content) }]
    case 'list':
      return block.items.map((item, at) => ({
        text: `${block.ordered ? `${at + 1}.` : '•'} ${toWords(item)}`,
      }))
    case 'quote':
      return block.paragraphs.map((paragraph) => ({ text: toWords(paragraph) }))
    case 'table':
      return [block.head, ...block.rows].map((row) => ({ text: row.map(toWords).join(' | ') }))
    case 'callout':
      return [{ text: block.title, isStrong: true }, ...block.content.flatMap(toLines)]
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [
        { text: question, isStrong: true as const },
        ...answer.flatMap(toLines),
      ])
    case 'button':
    case 'image':
    case 'products':
      return []
  }
}

/** Turns a link within the shop into its words; one that leads elsewhere keeps its address beside them. */
function toWords(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'break') return '\n'
      if (inline.type === 'text') return inline.text
      const words = inline.content.map(({ text }) => text).join('')
      const address = readAddress(inline.target)
      return address === undefined || words.includes(address) ? words : `${words} (${address})`
    })
    .join('')
}

function readAddress(target: LinkTarget): string | undefined {
  switch (target.kind) {
    case 'web':
      return target.url
    case 'mail':
      return target.address
    case 'phone':
      return target.number
    case 'local':
    case 'anchor':
      return undefined
  }
}
