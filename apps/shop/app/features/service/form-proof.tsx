/**
 * What a form carries for the api to tell people from programs: its ticket, and a field that nobody sees. Who meets the
 * field anyway reads to leave it empty, and is told so again when it was not: nothing is dropped in silence.
 */
export function FormProof({ formId, ticket }: { formId: string; ticket: string }) {
  const trapId = `${formId}-leave_empty`
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label htmlFor={trapId}>Laat dit veld leeg</label>
        <input id={trapId} type="text" name="leave_empty" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
