// The chat: what it may say, whose order it tells about, and what stays of a talk.

const check = ['packages/assistant/exit/check-answer.test.ts']
const names = ['apps/api/src/features/assistant/draft/draft.test.ts']
const orders = ['apps/api/src/features/assistant/order/order-status.test.ts']
const saved = ['apps/api/src/features/assistant/saved-chats.test.ts']

const excerpts = ['packages/assistant/passages/excerpt.test.ts']
const questions = ['packages/assistant/text/split-questions.test.ts']
const subjects = ['packages/assistant/subject/subject.test.ts']
const followUps = ['apps/api/src/features/assistant/talk/read-reaction.test.ts']

const model = ['apps/api/test/assistant/model.test.ts']
const grounds = ['packages/assistant/exit/grounds.test.ts']
const persons = ['packages/domain/assistant/blank-person.test.ts']

/** @type {import('../list-faults.mjs').Fault[]} */
export const assistantFaults = [
  {
    rule: 'A number that no tool gave is not shown.',
    file: 'packages/assistant/exit/check-answer.ts',
    find: '!quantities.has(key)',
    put: 'key === undefined',
    tests: check,
  },
  {
    rule: 'A sentence planted in a name of a product is not a sentence of the shop.',
    file: 'packages/assistant/exit/check-answer.ts',
    find: 'const known = facts.texts.map(toPlain)',
    put: 'const known = [...facts.texts, ...facts.values].map(toPlain)',
    tests: check,
  },
  {
    rule: 'The price of one thing is not told of another.',
    file: 'packages/assistant/exit/check-answer.ts',
    find: "object('misplaced', listMisplaced(content, facts))",
    put: "object('misplaced', [])",
    tests: ['packages/assistant/exit/misplaced.test.ts'],
  },
  {
    rule: 'A limit that a model chose itself is not a price.',
    file: 'packages/assistant/exit/misplaced.ts',
    find: 'asked.has(key) && !isOfGoods && isAllLimits(clause, before)',
    put: 'asked.has(key)',
    tests: ['packages/assistant/exit/misplaced.test.ts'],
  },
  {
    rule: 'Figures of other scripts and invisible signs are not shown.',
    file: 'packages/assistant/exit/check-answer.ts',
    find: 'if (strange.test(content))',
    put: "if (content === '')",
    tests: check,
  },
  {
    rule: 'A price as a part of another is a promise.',
    file: 'packages/assistant/exit/claims.ts',
    find: ' || priceless.test(',
    put: ' || /^$/.test(',
    tests: check,
  },
  {
    rule: 'A deed is not claimed without its tool.',
    file: 'packages/assistant/exit/check-answer.ts',
    find: 'if (claimsDeed(sentence) && facts.deeds.size === 0)',
    put: 'if (facts.deeds.size < 0)',
    tests: check,
  },
  {
    rule: 'A name of a product that promises something is not spoken.',
    file: 'apps/api/src/features/assistant/draft/draft.ts',
    find: "return isPlain(title) ? title : 'dit artikel'",
    put: 'return isPlain(title) ? title : title.slice(0, 200)',
    tests: names,
  },
  {
    rule: 'The status of an order is shown only when the first name, postcode and house number match.',
    file: 'apps/api/src/features/assistant/order/answer-order-question.ts',
    find: 'if (order === undefined || !isBuyer(order, question))',
    put: 'if (order === undefined)',
    tests: orders,
  },
  {
    rule: 'An order is tried five times in a quarter of an hour.',
    file: 'apps/api/src/features/assistant/order/take-order-guess.ts',
    find: 'guesses.count >= mostTries',
    put: 'guesses.count > mostTries',
    tests: orders,
  },
  {
    rule: 'A saved talk has no numbers of orders and persons.',
    file: 'apps/api/src/features/assistant/save-chat.ts',
    find: 'content: blankPerson(content)',
    put: 'content',
    tests: saved,
  },
  {
    rule: 'A sentence of a page that would end the talk is left out of an answer.',
    file: 'packages/assistant/passages/excerpt.ts',
    find: '!hasClosingWord(sentence) && ',
    put: '',
    tests: excerpts,
  },
  {
    rule: 'Whoever asks about Belgium reads the amounts of Belgium alone.',
    file: 'packages/assistant/passages/table.ts',
    find: 'const isKept = (at: number) => !isOne || named[at] === true',
    put: 'const isKept = (at: number) => !isOne || at >= 0',
    tests: excerpts,
  },
  {
    rule: 'A message that asks two things is read as two questions.',
    file: 'packages/assistant/text/split-questions.ts',
    find: '.flatMap((part) => part.split(joint))',
    put: '',
    tests: questions,
  },
  {
    rule: 'A subject that comes back may name only what the classifier knows.',
    file: 'packages/assistant/subject/subject.ts',
    find: 'const known = intents.find((intent) => intent === topic)',
    put: 'const known = topic as Intent | undefined',
    tests: subjects,
  },
  {
    rule: 'The second product that was shown is the one that "die tweede" means.',
    file: 'apps/api/src/features/assistant/talk/read-reaction.ts',
    find: 'return shown[Math.max(0, at)]',
    put: 'return shown[Math.min(0, at)]',
    tests: followUps,
  },
  {
    rule: 'What a model says passes the exit check before anybody sees it.',
    file: 'apps/api/src/features/assistant/model/model-engine.ts',
    find: 'if (checkAnswer({ content, paths: [] }, facts).length > 0)',
    put: 'if (checkAnswer({ content, paths: [] }, facts).length > 99)',
    tests: model,
  },
  {
    rule: 'A model that answers in another language is not shown.',
    file: 'apps/api/src/features/assistant/model/model-engine.ts',
    find: 'if (!isDutch(content))',
    put: 'if (content === question.message)',
    tests: model,
  },
  {
    rule: 'A model that says what no tool gave is not shown.',
    file: 'apps/api/src/features/assistant/model/model-engine.ts',
    find: 'if (!isGrounded(content, facts))',
    put: 'if (content === question.message)',
    tests: model,
  },
  {
    rule: 'A model that asks the same again is stopped.',
    file: 'apps/api/src/features/assistant/model/model-engine.ts',
    find: 'if (used.has(key))',
    put: 'if (used.size > 99)',
    tests: model,
  },
  {
    rule: 'A model may use only the tools that exist.',
    file: 'apps/api/src/features/assistant/model/model-tools.ts',
    find: 'Object.hasOwn(tools, name) ? tools[name] : undefined',
    put: 'tools[name] ?? tools.hand_over',
    tests: model,
  },
  {
    rule: 'The history is what the visitor says it is, and no word of the shop.',
    file: 'apps/api/src/features/assistant/model/prompt.ts',
    find: "{ role: 'system', content: instructions },",
    put: "{ role: 'system', content: instructions }, ...earlier,",
    tests: model,
  },
  {
    rule: 'A model learns nothing about who somebody is.',
    file: 'apps/api/src/features/assistant/model/prompt.ts',
    find: 'JSON.stringify(blankPerson(message))',
    put: 'JSON.stringify(message)',
    tests: model,
  },
  {
    rule: 'A stream that breaks off is not an answer.',
    file: 'apps/api/src/features/assistant/model/turn-reader.ts',
    find: 'if (!isWhole)',
    put: "if (!isWhole && content === '')",
    tests: model,
  },
  {
    rule: 'A stream of a megabyte is not read to its end.',
    file: 'apps/api/src/features/assistant/model/chat-stream.ts',
    find: 'if (bytes > mostBytes)',
    put: 'if (bytes > mostBytes * 99)',
    tests: model,
  },
  {
    rule: 'A day costs no more than its budget.',
    file: 'apps/api/src/features/assistant/model/model-cost.queries.ts',
    find: '+ ${tokens} <= ${most}`',
    put: '+ ${tokens} > 0 or ${most} > 0`',
    tests: model,
  },
  {
    rule: 'A server that says that it cost nothing is not believed.',
    file: 'apps/api/src/features/assistant/model/model-engine.ts',
    find: 'Math.max(turn.tokens ?? 0, budget.estimate(sent + said))',
    put: 'turn.tokens ?? budget.estimate(sent + said)',
    tests: model,
  },
  {
    rule: 'Each sentence of a model stands on what tools gave.',
    file: 'packages/assistant/exit/grounds.ts',
    find: '.every((sentence) => {',
    put: '.some((sentence) => {',
    tests: grounds,
  },
  {
    rule: 'A name that is introduced as one leaves the shop blanked.',
    file: 'packages/domain/assistant/blank-person.ts',
    find: '.replace(introduced, (whole',
    put: '.replace(titled, (whole',
    tests: persons,
  },
]
