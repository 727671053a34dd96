import { readData } from '../read-data.ts'

/** The lender of a pay-later method in the demo shop: invented, at addresses that lead nowhere. */
interface DemoLender {
  code: 'afterpay' | 'billink' | 'klarna' | 'in3' | 'alma'
  lender: { name: string; costs: string; conditionsUrl: string; informationUrl: string }
}

/** A real shop fills in its own lenders: `npm run payment -w apps/api`. */
export const demoLenders = readData<DemoLender[]>('payment/lenders.json')
