import type { Choices } from './consent.ts'

type Signal = 'granted' | 'denied'

/** Before a choice only the signals that keep the shop safe are granted (basic consent mode). */
export const defaultSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
} satisfies Record<string, Signal>

/** SC-02: translates a choice for a tag manager. Statistics are one signal, marketing is three. */
export function toSignals({ statistics, marketing }: Choices) {
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
  }
}

const signal = (isGranted: boolean): Signal => (isGranted ? 'granted' : 'denied')
