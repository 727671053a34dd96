import { Hourglass } from 'lucide-react'
import { chooseErrorWords } from '../../lib/error-words.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'

/** Says that this address searched too often in a minute: the text stays in the field, and in a link to try again. */
export function TooManySearches({ text, address }: { text: string; address: string }) {
  const { title, text: why } = chooseErrorWords(429)
  return (
    <>
      <h1 className="break-words">{text === '' ? 'Zoeken' : `Zoeken naar “${text}”`}</h1>
      <EmptyState
        icon={<Hourglass />}
        title={title}
        className="mt-6"
        action={<ButtonLink to={address}>Zoek opnieuw</ButtonLink>}
      >
        {why}
      </EmptyState>
    </>
  )
}
