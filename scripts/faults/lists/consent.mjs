// What a visitor allowed.

/** @type {import('../list-faults.mjs').Fault[]} */
export const consentFaults = [
  {
    rule: 'Whoever allows statistics only shares no ad data.',
    file: 'apps/shop/app/features/consent/consent-signals.ts',
    find: 'ad_user_data: signal(marketing)',
    put: 'ad_user_data: signal(statistics)',
    tests: ['apps/shop/app/features/consent/consent.test.ts'],
  },
  {
    rule: 'Whoever allows statistics only gets no personal ads.',
    file: 'apps/shop/app/features/consent/consent-signals.ts',
    find: 'ad_personalization: signal(marketing)',
    put: 'ad_personalization: signal(statistics)',
    tests: ['apps/shop/app/features/consent/consent.test.ts'],
  },
  {
    rule: 'Whoever allows statistics only has no ads kept.',
    file: 'apps/shop/app/features/consent/consent-signals.ts',
    find: 'ad_storage: signal(marketing)',
    put: 'ad_storage: signal(statistics)',
    tests: ['apps/shop/app/features/consent/consent.test.ts'],
  },
  {
    rule: 'Whoever allows marketing only is not counted.',
    file: 'apps/shop/app/features/consent/consent-signals.ts',
    find: 'analytics_storage: signal(statistics)',
    put: 'analytics_storage: signal(marketing)',
    tests: ['apps/shop/app/features/consent/consent.test.ts'],
  },
  {
    rule: 'Before a choice nothing is granted but security.',
    file: 'apps/shop/app/features/consent/consent-signals.ts',
    find: "ad_user_data: 'denied'",
    put: "ad_user_data: 'granted'",
    tests: ['apps/shop/app/features/consent/consent.test.ts'],
  },
]
