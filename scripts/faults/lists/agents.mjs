// Agents of shoppers: what they can change, see and repeat.

const carts = ['apps/api/src/features/agent/agent-cart.test.ts']
const checkouts = ['apps/api/src/features/agent/agent-checkout.test.ts']
const protocol = ['apps/api/src/features/agent/agent-protocol.test.ts']
const catalog = ['apps/api/src/features/agent/agent-catalog.test.ts']
const door = ['apps/shop/server/request/agent-call.test.ts']

/** @type {import('../list-faults.mjs').Fault[]} */
export const agentFaults = [
  {
    rule: 'A key of an agent that comes with another question is refused.',
    file: 'apps/api/src/features/agent/protocol/once.ts',
    find: 'known.question !== asked',
    put: 'known.question === undefined',
    tests: protocol,
  },
  {
    rule: 'The same question of two agents is answered to each by itself.',
    file: 'apps/api/src/features/agent/protocol/read-agent.ts',
    find: "[profile ?? `from ${address}`, key].join(' ')",
    put: 'key',
    tests: protocol,
  },
  {
    rule: 'Agents that name no profile are told apart by their address.',
    file: 'apps/api/src/features/agent/protocol/read-agent.ts',
    find: '`from ${address}`',
    put: "''",
    tests: protocol,
  },
  {
    rule: 'Two of the same question at once change the shop once.',
    file: 'apps/api/src/features/agent/protocol/once.ts',
    find: 'await lockName(tx, lock)',
    put: 'await lockName(tx, lock + Math.random())',
    tests: protocol,
  },
  {
    rule: 'The link of a buyer opens nothing of the agent.',
    file: 'apps/api/src/features/agent/basket/basket-ids.ts',
    find: "return derive('proposal', basketId)",
    put: 'return basketId',
    tests: checkouts,
  },
  {
    rule: 'A link to a cart that a shopper filled shows it to nobody.',
    file: 'apps/api/src/features/agent/proposal/get-proposal.ts',
    find: 'source === undefined || !(await isAgentCart(deps.db, source.id))',
    put: 'source === undefined',
    tests: checkouts,
  },
  {
    rule: 'A checkout of an agent that has goods asks for its buyer.',
    file: 'apps/api/src/features/agent/basket/checkouts.ts',
    find: "hasGoods ? 'requires_escalation' : 'incomplete'",
    put: "hasGoods ? 'ready_for_complete' : 'incomplete'",
    tests: checkouts,
  },
  {
    rule: 'A canceled checkout of an agent stays as it is.',
    file: 'apps/api/src/features/agent/basket/checkouts.ts',
    find: 'if (open.row.canceledAt !== null) return showCheckout(tx, deps, open, [canceledAlready])',
    put: '',
    tests: checkouts,
  },
  {
    rule: 'The sums that an agent sees add up to what the buyer pays.',
    file: 'apps/api/src/features/agent/basket/to-basket.ts',
    find: 'display_text: title, amount: -amount })',
    put: 'display_text: title, amount: -amount - 1 })',
    tests: carts,
  },
  {
    rule: 'The range of prices of a product covers all its variants.',
    file: 'apps/api/src/features/agent/product/to-ucp-product.ts',
    find: 'max: toUcpPrice(Math.max(...cents))',
    put: 'max: toUcpPrice(Math.min(...cents))',
    tests: catalog,
  },
  {
    rule: 'A page of another site cannot call as an agent.',
    file: 'apps/shop/server/request/agent-call.ts',
    find: 'headers.origin !== own.origin',
    put: 'headers.origin === own.origin',
    tests: door,
  },
  {
    rule: 'A call of an agent carries no cookie of a visitor.',
    file: 'apps/shop/server/api/api-proxy.ts',
    find: "? { ...visit, cookie: '' } : visit",
    put: '? visit : visit',
    tests: door,
  },
]
