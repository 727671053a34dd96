/** The lender of a pay-later method in the demo shop: invented, at addresses that lead nowhere. */
export interface DemoLender {
  code: 'afterpay' | 'billink' | 'klarna' | 'in3' | 'alma'
  lender: { name: string; costs: string; conditionsUrl: string; informationUrl: string }
}

const late =
  'Betaal je te laat, dan krijg je eerst gratis een herinnering; daarna kost een aanmaning tot € 40.'

/** A real shop fills in its own lenders: `npm run payment -w apps/api`. */
export const demoLenders: readonly DemoLender[] = [
  lend('afterpay', 'Riverty Voorbeeldkrediet B.V.', `Geen rente. ${late}`),
  lend('billink', 'Billink Voorbeeldkrediet B.V.', `Geen rente. ${late}`),
  lend('klarna', 'Klarna Voorbeeldkrediet AB', `Rente van 0 tot 12% per jaar, naar hoe je betaalt. ${late}`),
  lend('in3', 'in3 Voorbeeldkrediet B.V.', `Geen rente over de drie termijnen. ${late}`),
  lend('alma', 'Alma Voorbeeldkrediet SAS', `Geen rente. ${late}`),
]

function lend(code: DemoLender['code'], name: string, costs: string): DemoLender {
  const site = `https://${code}.example`
  return {
    code,
    lender: {
      name: `${name} (voorbeeld)`,
      costs: `${costs} (voorbeeld)`,
      conditionsUrl: `${site}/voorwaarden/`,
      informationUrl: `${site}/kredietinformatie/`,
    },
  }
}
