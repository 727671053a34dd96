import { useEffect, useLayoutEffect } from 'react'

type Entry = readonly [name: string, value: string]

/** The tab's storage is asked for no more than a form of plain fields takes. */
const longestDraft = 10_000

interface Draft {
  formId: string
  /** Its name in the tab's storage; the cookie page tells of it. */
  key: string
  /** The shop has it: the draft is thrown away. */
  isSaved: boolean
  /** What is too private to be kept, by the field's name. */
  isLeftOut?: (name: string) => boolean
}

const nothing = () => false

/**
 * Keeps what is typed in a form while its tab lives, so that a reload, or a look at another page, costs nothing. Nothing of
 * it leaves the browser.
 */
export function useFormDraft({ formId, key, isSaved, isLeftOut = nothing }: Draft): void {
  // Before effects of the fields themselves, which read what stands in them.
  useLayoutEffect(() => {
    const form = document.getElementById(formId)
    if (isSaved) writeDraft(key, [])
    else if (form instanceof HTMLFormElement) fillIn(form, readDraft(key))
  }, [formId, key, isSaved])
  useEffect(() => {
    const form = document.getElementById(formId)
    if (isSaved || !(form instanceof HTMLFormElement)) return
    const keep = () => writeDraft(key, draftOf(new FormData(form), isLeftOut))
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [formId, key, isSaved, isLeftOut])
}

/** For the page after the form: what was typed before it is kept no longer. */
export function useForgottenDraft(key: string): void {
  useEffect(() => writeDraft(key, []), [key])
}

/** What is kept of a form: its texts, without the fields that are left out and without files. */
export function draftOf(form: FormData, isLeftOut: (name: string) => boolean): Entry[] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !isLeftOut(name) ? [[name, value] as const] : [],
  )
}

/** Puts a draft into the fields as a person would, so that whoever listens to them hears it. */
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

/** Sets a value past the setter by which React would take it for its own. */
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
    // Without storage the form lives as long as the page.
  }
}
