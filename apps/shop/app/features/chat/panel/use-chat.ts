import type { OrderAnswer, OrderQuestion } from '@sluimer/contract/assistant/schemas'
import { useEffect, useState } from 'react'
import { useStoredList } from '../../../lib/browser/stored-list.ts'
import { answerQuestion, rateTalk, readYesOrNo, type YesOrNo } from '../talk/answer-question.ts'
import { askOrderStatus, saveChat } from '../talk/assistant-calls.ts'
import { ask } from '../talk/change-talk.ts'
import { ownWords } from '../talk/chat-words.ts'
import { giveUpWaiting, newId, sendAgain, sendMessage, toMeans } from '../talk/send-message.ts'
import { changeTalk, readTalk, storedTalk } from '../talk/stored-talk.ts'
import { emptyTalk, findOpenQuestion, type Talk } from '../talk/talk.ts'
import { toSavedMessages } from '../talk/to-calls.ts'
import { useChatTiles } from './use-chat-tiles.ts'

/** CH-06: the time between the refusal of bad language and the end of the chat. */
const endDelayMs = 3_000

/** CH-05: how an order stands. It is shown under the message after which it was asked, in this tab alone, and kept nowhere. */
export interface OrderNote extends OrderAnswer {
  id: string
  afterId: string | undefined
}

/** The talk of this browser, and all that the shopper can do with it. */
export function useChat() {
  const talk = useStoredList(storedTalk)[0] ?? emptyTalk
  const [notes, setNotes] = useState<readonly OrderNote[]>([])
  const [waiting, setWaiting] = useState(0)
  const [endWords, setEndWords] = useState<string>()
  const { findTile, rememberTiles } = useChatTiles(talk)

  function finish(ended: Talk, words: string) {
    storedTalk.forget()
    setNotes([])
    setEndWords(words)
    if (ended.rating !== null && !ended.isEndingUnsaved) void saveChat(toSavedMessages(ended), ended.rating)
  }

  const isEmpty = talk.messages.length === 0
  // A logout, or the end in another tab: what the shop said of an order leaves with the talk.
  useEffect(() => {
    if (isEmpty) setNotes([])
  }, [isEmpty])

  const { isEndingUnsaved } = talk
  useEffect(() => {
    if (!isEndingUnsaved) return
    const timer = setTimeout(() => {
      storedTalk.forget()
      setNotes([])
      setEndWords(ownWords.endedUnsaved)
    }, endDelayMs)
    return () => clearTimeout(timer)
  }, [isEndingUnsaved])
  useEffect(() => {
    window.addEventListener('pagehide', giveUpWaiting)
    return () => window.removeEventListener('pagehide', giveUpWaiting)
  }, [])

  async function waitFor(sent: ReturnType<typeof sendMessage>) {
    setEndWords(undefined)
    setWaiting((count) => count + 1)
    const reply = await sent
    setWaiting((count) => count - 1)
    if (reply) rememberTiles(reply.products)
  }

  function answer(yesOrNo: YesOrNo) {
    const outcome = answerQuestion(readTalk(), yesOrNo, toMeans())
    if (outcome.hasEnded) finish(outcome.talk, ownWords.ended)
    else changeTalk(() => outcome.talk)
  }

  /** Answers the panel's own question where one is open, else asks the assistant. `value`: what a button sends. */
  function say(text: string, value?: string) {
    if (isEndingUnsaved) return
    const about = findOpenQuestion(readTalk())?.about
    const yesOrNo = about === 'answered' || about === 'end' ? readYesOrNo(text) : undefined
    if (yesOrNo) answer(yesOrNo)
    else void waitFor(sendMessage(text, value))
  }

  async function askOrder(question: OrderQuestion): Promise<string | undefined> {
    const afterId = readTalk().messages.at(-1)?.id
    const status = await askOrderStatus(question)
    if (!status.ok) return status.words
    setNotes((before) => [...before, { ...status.data, id: newId(), afterId }])
    return undefined
  }

  return {
    talk,
    notes,
    endWords: talk.messages.length === 0 ? endWords : undefined,
    isWaiting: waiting > 0,
    canEnd: talk.messages.length > 0 && !isEndingUnsaved && findOpenQuestion(talk)?.about !== 'end',
    findTile,
    say,
    answer,
    rate: (stars: number) => changeTalk((now) => rateTalk(now, stars, toMeans())),
    retry: (id: string) => void waitFor(sendAgain(id)),
    askOrder,
    askToEnd: () => changeTalk((now) => ask(now, 'end', toMeans())),
    startAnew: () => setEndWords(undefined),
  }
}

export type Chat = ReturnType<typeof useChat>
