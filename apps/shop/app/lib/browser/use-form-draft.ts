import { useEffect, useLayoutEffect, useRef } from 'react'

type Entry = readonly [name: string, value: string]

/** A form of plain fields needs no more of the tab's storage. */
const longestDraft = 10_000

interface Draft {
  formId: string
  /** Its key in the tab's storage; the cookie page names it. */
  key: string
  /** Whether the shop has saved the form: the draft is then deleted. */
  isSaved: boolean
  /** Decides what of the draft goes into the fields, which may begin with what the shop knows already. */
  prepare?: (draft: readonly Entry[]) => readonly Entry[]
  /** Whether a field, by its name, is too private to be kept. */
  isLeftOut?: (name: string) => boolean
}

const nothing = () => false

/**
 * Keeps what is typed in a form as long as its tab is open, so that a reload, or a look at another page, loses nothing.
 * Nothing of it leaves the browser.
 */
export function useFormDraft(draft: Draft): void {
  const { formId, key, isSaved, prepare, isLeftOut = nothing } = draft
  const toFill = useRef(prepare)
  // Runs before the effects of the fields themselves, which read the fields' values.
  useLayoutEffect(() => {
    const form = document.getElementById(formId)
    if (isSaved) writeDraft(key, [])
    else if (form instanceof HTMLFormElement)
      fillIn(form, toFill.current ? toFill.current(readDraft(key)) : readDraft(key))
  }, [formId, key, isSaved])
  useEffect(() => {
    const form = document.getElementById(formId)
    if (isSaved || !(form instanceof HTMLFormElement)) return
    const keep = () => writeDraft(key, toDraft(new FormData(form), isLeftOut))
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [formId, key, isSaved, isLeftOut])
}

/** Deletes the draft of a form, on the page after it. */
export function useForgottenDraft(key: string): void {
  useEffect(() => writeDraft(key, []), [key])
}

/** Returns the part of a form that is kept: its texts, without the fields that are left out and without files. */
export function toDraft(form: FormData, isLeftOut: (name: string) => boolean): Entry[] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !isLeftOut(name) ? [[name, value] as const] : [],
  )
}

/** Puts a draft into the fields with the events of a person's typing, so that every listener sees it. */
function fillIn(form: HTMLFormElement, draft: readonly Entry[]): void {
  if (draft.length === 0) return
  const values = new Map(draft)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
      const isChosen = draft.some(([name, value]) => name === field.name && value === field.value)
      if (field.checked !== isChosen && (isChosen || field.type === 'checkbox')) field.click()
    } else if (isTypedIn(field)) {
      const value = values.get(field.name)
      if (value !== undefined && value !== field.value) type(field, value)
    }
  }
}

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isTypedIn(field: Element): field is TypedField {
  if (field instanceof HTMLInputElement) return field.type !== 'hidden'
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
}

/** Sets a value past React's own setter, which would not report it as a change. */
function type(field: TypedField, value: string): void {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

function readDraft(key: string): Entry[] {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(draft) ? draft.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

function writeDraft(key: string, draft: readonly Entry[]): void {
  try {
    const text = JSON.stringify(draft)
    if (draft.length === 0 || text.length > longestDraft) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the input lasts as long as the page.
  }
}
