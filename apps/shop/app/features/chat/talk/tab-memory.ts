/** The entry of the tab's storage. */
export const tabMemoryKey = 'chat-tab'
/** More than anybody types; a longer text is kept as long as the page. */
const longestDraft = 20_000

/** What a tab remembers of the chat over a reload: whether and on which page it was opened there, and what was typed and not sent yet. */
export interface TabMemory {
  isOpen: boolean
  /** The path of the page; empty when the chat was closed. */
  page: string
  draft: string
}

const nothing: TabMemory = { isOpen: false, page: '', draft: '' }

/** Reads it; nothing where storage is forbidden or holds anything else. */
export function readTabMemory(): TabMemory {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(tabMemoryKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return nothing
    const { isOpen, page, draft } = stored as { [Key in keyof TabMemory]?: unknown }
    return {
      isOpen: isOpen === true,
      page: typeof page === 'string' ? page : '',
      draft: typeof draft === 'string' && draft.length <= longestDraft ? draft : '',
    }
  } catch {
    return nothing
  }
}

/** Remembers a change. Nothing stays once the chat is closed and nothing is typed. */
export function rememberInTab(change: Partial<TabMemory>): void {
  try {
    const memory = { ...readTabMemory(), ...change }
    const isNothing = !memory.isOpen && memory.draft === ''
    if (isNothing || memory.draft.length > longestDraft) window.sessionStorage.removeItem(tabMemoryKey)
    else window.sessionStorage.setItem(tabMemoryKey, JSON.stringify(memory))
  } catch {
    // Without storage the chat is closed after a reload, and what was typed is gone.
  }
}
