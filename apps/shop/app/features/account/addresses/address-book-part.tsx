import type { ListedOrder } from '@sluimer/contract/account/order-schemas'
import { type AddressKind, mostKeptAddresses } from '@sluimer/domain/address/address-book'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { SavedAlert } from '../page/saved-alert.tsx'
import { type AddressAnswer, askedName, type KeptAddress, newAddress } from './address-answer.ts'
import { AddressCard } from './address-card.tsx'
import { addressKindParts } from './address-kinds.ts'
import { KeptAddressForm } from './kept-address-form.tsx'
import { TakeOver } from './take-over.tsx'

/** The addresses of one kind, or the form for one of them. Without any the form is there at once. */
export function AddressBookPart(props: {
  kind: AddressKind
  /** The default first. */
  addresses: readonly KeptAddress[]
  /** What the page's address asks for: an id, or `newAddress`. */
  asked: string | undefined
  /** Whose name and address an account without addresses can take over. */
  lastOrder?: ListedOrder | undefined
  answer: AddressAnswer | undefined
}) {
  const { kind, addresses, answer } = props
  const { path, title, use } = addressKindParts[kind]
  const refused = answer?.intent === 'save' && !answer.isSaved ? answer : undefined
  const asked = refused ? refused.kept || newAddress : answer ? undefined : props.asked
  const kept = addresses.find(({ id }) => id === asked)
  // What was typed stays, also for an address that another browser removed meanwhile: it is then a new one.
  const isForm = kept !== undefined || asked === newAddress || refused !== undefined || addresses.length === 0
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 text-ink-soft">{use}</p>
      {answer?.isSaved && <SavedAlert answer={answer} />}
      {answer?.problem && !refused && <AnswerAlert answer={answer}>{answer.problem}</AnswerAlert>}
      {addresses.length === 0 && props.lastOrder && <TakeOver order={props.lastOrder} />}
      {isForm ? (
        <KeptAddressForm
          key={kept?.id ?? newAddress}
          kind={kind}
          kept={kept}
          isFirst={addresses.length === 0}
          answer={refused}
        />
      ) : (
        <>
          <ul data-wide className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {addresses.map((address) => (
              <AddressCard key={address.id} kind={kind} kept={address} />
            ))}
          </ul>
          {addresses.length < mostKeptAddresses ? (
            <ButtonLink to={`${path}?${askedName}=${newAddress}`} className="mt-6 max-sm:w-full">
              Adres toevoegen
            </ButtonLink>
          ) : (
            <p className="mt-6 text-ink-soft">
              Je kunt hoogstens {mostKeptAddresses} adressen bewaren. Verwijder er een om plaats te maken.
            </p>
          )}
        </>
      )}
    </>
  )
}
