/**
 * The fields by which the api tells people from programs: the form's ticket, and an invisible field. People who reach
 * that field anyway read that it must stay empty, and read so again when it did not: nothing is dropped silently.
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
