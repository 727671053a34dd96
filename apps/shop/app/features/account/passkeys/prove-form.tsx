import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { canSend, FreshLogin, type FreshLoginProps, mailProofName } from '../page/fresh-login.tsx'

/** Asks for a proof of identity before passkeys can be added or removed, when the login is long ago. */
export function ProveForm(props: Omit<FreshLoginProps, 'formId'>) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.has('prove') === true && !formData.has(mailProofName)
  return (
    <Form method="post" noValidate preventScrollReset className="rounded-card bg-linen px-5 py-5">
      <p className="mb-4 font-semibold">
        Een passkey toevoegen of verwijderen? Laat eerst zien dat jij het bent.
      </p>
      <FreshLogin {...props} formId="passkeys" />
      {canSend(props) && (
        <Button name="prove" value="1" isLoading={isSending} className="mt-4 max-sm:w-full">
          Verder
        </Button>
      )}
    </Form>
  )
}
