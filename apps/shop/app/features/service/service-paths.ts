export const servicePath = '/service/'
export const contactPath = '/service/klantenservice-contact/'
export const questionsPath = '/service/veelgestelde-vragen/'
export const withdrawalPath = '/service/herroepen/'

/** Returns the breadcrumb of a service page. */
export function buildServiceSteps(title: string, link: string): { title: string; link: string }[] {
  return [
    { title: 'Home', link: '/' },
    { title: 'Klantenservice', link: servicePath },
    { title, link },
  ]
}
