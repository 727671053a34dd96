import type { Inline, TextRun } from '@sluimer/contract/content/inline'
import { WholeWords } from '../../ui/text/whole-words.tsx'
import { LinkTo } from './link-to.tsx'

/** Running text with its emphasis and links. */
export function InlineText({ inlines }: { inlines: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of running text have no names and never move
  return inlines.map((inline, index) => <Piece key={index} inline={inline} />)
}

function Piece({ inline }: { inline: Inline }) {
  if (inline.type === 'break') return <br />
  if (inline.type === 'text') return <Words run={inline} />
  return (
    <LinkTo
      target={inline.target}
      className="font-medium text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine"
    >
      {inline.content.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of running text have no names and never move
        <Words key={index} run={run} />
      ))}
    </LinkTo>
  )
}

function Words({ run }: { run: TextRun }) {
  const text = <WholeWords text={run.text} />
  const words = run.emphasis ? <em>{text}</em> : text
  return run.strong ? <strong className="font-semibold">{words}</strong> : words
}
