/** Something that happened on a page, as tag managers read it. It stays in the page until a visitor consents to more. */
export interface DataLayerEvent {
  event: string
  [detail: string]: unknown
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

/** Adds an event to the page's data layer. Nothing is sent anywhere by that. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer = [...(window.dataLayer ?? []), event]
}
