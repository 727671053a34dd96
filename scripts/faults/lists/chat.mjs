// The talk with the assistant, as the browser keeps it.

const talk = ['apps/shop/app/features/chat/talk/']
const folder = 'apps/shop/app/features/chat/talk/'

/** @type {import('../list-faults.mjs').Fault[]} */
export const chatFaults = [
  {
    rule: 'A closing word counts as a whole word.',
    file: 'packages/domain/assistant/closing-word.ts',
    find: String.raw`(?<![\p{L}\p{N}])`,
    put: '',
    tests: ['packages/domain/assistant/'],
  },
  {
    rule: 'The panel asks whether all is answered only under the newest answer.',
    file: `${folder}change-talk.ts`,
    find: 'return isNewest && ',
    put: 'return ',
    tests: talk,
  },
  {
    rule: 'A talk that ends because of bad language is asked nothing more.',
    file: `${folder}change-talk.ts`,
    find: 'if (reply.ends) return { ...next, isEndingUnsaved: true }',
    put: 'if (reply.ends) next.isEndingUnsaved = true',
    tests: talk,
  },
  {
    rule: 'An answer to a talk that has ended is dropped.',
    file: `${folder}change-talk.ts`,
    find: 'if (at < 0) return talk',
    put: '',
    tests: talk,
  },
  {
    rule: 'A new question leads back to the start.',
    file: `${folder}change-talk.ts`,
    find: "append({ ...talk, step: 'start' }, now, {",
    put: 'append({ ...talk }, now, {',
    tests: talk,
  },
  {
    rule: 'Who rated a talk is not asked for stars again.',
    file: `${folder}answer-question.ts`,
    find: "talk.rating === null ? 'rating' : 'end'",
    put: "'rating'",
    tests: talk,
  },
  {
    rule: 'Stars count only while they are asked for.',
    file: `${folder}answer-question.ts`,
    find: "findOpenQuestion(talk)?.about !== 'rating' || ",
    put: '',
    tests: talk,
  },
  {
    rule: 'A message that was not sent is no part of what is asked.',
    file: `${folder}to-calls.ts`,
    find: "message.state === 'sent')\n}",
    put: "message.state !== 'local')\n}",
    tests: talk,
  },
  {
    rule: 'A button sends its value, not its words.',
    file: `${folder}to-calls.ts`,
    find: 'message: message.value ?? message.content',
    put: 'message: message.content',
    tests: talk,
  },
  {
    rule: 'Letters that nobody sees are no message.',
    file: `${folder}read-message.ts`,
    find: String.raw`\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}`,
    put: String.raw`\p{Z}`,
    tests: talk,
  },
  {
    rule: 'A message that is too long is not sent.',
    file: `${folder}read-message.ts`,
    find: 'text.length > longestMessage',
    put: 'text.length > 20 * longestMessage',
    tests: talk,
  },
  {
    rule: 'A talk of more than a day ago is dropped.',
    file: `${folder}parse-talk.ts`,
    find: ' || now - value.changedAt > longestPauseMs',
    put: '',
    tests: talk,
  },
  {
    rule: 'A stored link leads nowhere outside the shop.',
    file: `${folder}parse-talk.ts`,
    find: '&& isShopPath(link.path)',
    put: "&& typeof link.path === 'string'",
    tests: talk,
  },
  {
    rule: 'A path that a browser reads as another host is no path of the shop.',
    file: `${folder}shop-path.ts`,
    find: ' && new URL(path, origin).origin === origin',
    put: '',
    tests: talk,
  },
  {
    rule: 'What the api is to blame for is told in its own sentence of the specification.',
    file: `${folder}assistant-calls.ts`,
    find: 'status >= 500 || ',
    put: '',
    tests: talk,
  },
  {
    rule: 'A change adds to the talk as another tab left it.',
    file: `${folder}send-message.ts`,
    find: 'if (answer.ok) changeTalk((now) => addReply(now, id',
    put: 'if (answer.ok) changeTalk(() => addReply(talk, id',
    tests: talk,
  },
  {
    rule: 'A late answer to a page that was left is not added.',
    file: `${folder}send-message.ts`,
    find: 'if (!underWay.delete(id)) return undefined',
    put: 'underWay.delete(id)',
    tests: talk,
  },
  {
    rule: 'A list that could not be stored is forgotten as well.',
    file: 'apps/shop/app/lib/browser/stored-list.ts',
    find: '      lastText = undefined\n',
    put: '',
    tests: ['apps/shop/app/lib/browser/'],
  },
]
