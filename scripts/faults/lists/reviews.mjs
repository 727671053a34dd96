// Reviews: who may write one, who reads it first, who is asked for one.

const reviews = ['apps/api/src/features/review/write/post-review.test.ts']
const moderation = ['apps/api/src/features/review/moderate/moderate-review.test.ts']
const invitations = ['apps/api/src/features/review/invite/invite-reviewers.test.ts']

const questions = ['apps/api/src/features/question/']
const pictures = ['apps/api/src/features/review/picture/']
const votes = [
  'apps/api/src/features/review/vote/vote-for-review.test.ts',
  'packages/domain/review/helpful.test.ts',
]

/** @type {import('../list-faults.mjs').Fault[]} */
export const reviewFaults = [
  {
    rule: 'Kept pages are made again when the questions of a deleted account go.',
    file: 'apps/api/src/features/question/rows/personal-data.ts',
    find: '    shownWith: productQuestion.productId,',
    put: '',
    tests: ['apps/api/src/features/account/data/said-data.test.ts'],
  },
  {
    rule: 'The writer of a review is mailed an answer once.',
    file: 'apps/api/src/features/review/moderate/moderate-review.ts',
    find: '...(isTold ? { tellAt: null } : {})',
    put: '',
    tests: ['apps/api/src/features/review/moderate/answer-review.test.ts'],
  },
  {
    rule: 'A buyer is reminded of a day once.',
    file: 'apps/api/src/features/order/announce/mail/mail-day-before.job.ts',
    find: '`order_day_before:${order.id}:${order.deliverySlot.date}`',
    put: '`order_day_before:${Math.random()}`',
    tests: ['apps/api/src/features/order/announce/mail/day-before.test.ts'],
  },
  {
    rule: 'Nobody is reminded of a delivery on a holiday.',
    file: 'packages/domain/delivery/announced-day.ts',
    find: ' && isDeliveryDay(toCountry(slot.area), slot.date)',
    put: '',
    tests: ['packages/domain/delivery/announced-day.test.ts'],
  },

  {
    rule: 'Few reviews have no summary.',
    file: 'packages/domain/review/aspects.ts',
    find: 'if (reviews < fewestReviews) return []',
    put: '',
    tests: ['packages/domain/review/'],
  },
  {
    rule: 'Not soft is not soft.',
    file: 'packages/assistant/opinion/read-opinions.ts',
    find: 'before.some((other) => turningWords.has(other)) ||',
    put: '',
    tests: ['packages/assistant/opinion/'],
  },

  {
    rule: 'A question is seen by nobody before it is answered.',
    file: 'apps/api/src/features/question/rows/question.queries.ts',
    find: "  and(eq(productQuestion.productId, productId), eq(productQuestion.state, 'answered'))",
    put: '  eq(productQuestion.productId, productId)',
    tests: questions,
  },
  {
    rule: 'The asker of a question is mailed once.',
    file: 'apps/api/src/features/question/answer/answer-question.ts',
    find: 'answeredAt: deps.clock(), email: null })',
    put: 'answeredAt: deps.clock() })',
    tests: questions,
  },
  {
    rule: 'A telephone number does not get into a question.',
    file: 'apps/api/src/features/question/ask/ask-question.ts',
    find: 'question: blankPrivate(body.question),',
    put: 'question: body.question,',
    tests: questions,
  },

  {
    rule: 'A review with pictures is seen by staff first.',
    file: 'packages/domain/review/hold-reasons.ts',
    find: 'pictures: facts.hasPictures,',
    put: 'pictures: false,',
    tests: ['packages/domain/review/', ...pictures],
  },
  {
    rule: 'Nobody sees the pictures of a review that is not published.',
    file: 'apps/api/src/features/review/rows/picture.queries.ts',
    find: "and(eq(reviewPicture.id, id), eq(review.state, 'published'))",
    put: 'eq(reviewPicture.id, id)',
    tests: pictures,
  },
  {
    rule: 'A picture that belongs to a review goes into no other.',
    file: 'apps/api/src/features/review/rows/picture.queries.ts',
    find: 'and(inArray(reviewPicture.id, [...ids]), isNull(reviewPicture.reviewId))',
    put: 'inArray(reviewPicture.id, [...ids])',
    tests: pictures,
  },
  {
    rule: 'A picture too large to unpack is refused by its header.',
    file: 'apps/api/src/features/review/picture/read-picture.ts',
    find: "if (width * height > mostPicturePixels) return refuse('too_many_pixels')",
    put: '',
    tests: pictures,
  },
  {
    rule: 'A picture is turned upright before what says so is dropped.',
    file: 'apps/api/src/features/review/picture/read-picture.ts',
    find: '    .autoOrient()\n',
    put: '',
    tests: pictures,
  },
  {
    rule: 'Pictures without a review are deleted, and those with one stay.',
    file: 'apps/api/src/features/review/rows/picture.queries.ts',
    find: 'and(isNull(reviewPicture.reviewId), lt(reviewPicture.sentAt, before))',
    put: 'lt(reviewPicture.sentAt, before)',
    tests: pictures,
  },

  {
    rule: 'A browser that votes twice on a review is counted once.',
    file: 'apps/api/src/features/review/vote/vote-for-review.ts',
    find: 'if (await hasVoted(tx, vote)) return { ok: true, data: true }',
    put: '',
    tests: votes,
  },
  {
    rule: 'Two votes on one review come one after the other.',
    file: 'apps/api/src/features/review/rows/vote.queries.ts',
    find: ".where(isShown).for('no key update')",
    put: '.where(isShown)',
    tests: votes,
  },
  {
    rule: 'From one network only a few votes on a review count.',
    file: 'packages/domain/review/helpful.ts',
    find: 'fromNetwork >= mostVotesPerNetwork || ',
    put: '',
    tests: votes,
  },
  {
    rule: 'Nobody votes on a review from where it was written.',
    file: 'apps/api/src/features/review/vote/vote-for-review.ts',
    find: ' || row.writerNetwork === writerNetwork',
    put: '',
    tests: votes,
  },
  {
    rule: 'The votes of one browser on two reviews have nothing in common.',
    file: 'apps/api/src/features/review/rows/voter-codes.ts',
    find: "signText(key, 'review-voter', `${reviewId}:${browser}`)",
    put: "signText(key, 'review-voter', browser)",
    tests: votes,
  },
  {
    rule: 'The traces of votes leave in time.',
    file: 'apps/api/src/features/review/moderate/forget-reviews.job.ts',
    find: 'await deleteOldVotes(tx, daysAgo(keptDays.vote))',
    put: '',
    tests: votes,
  },

  {
    rule: 'A review of the shop’s form carries a ticket that the shop made.',
    file: 'apps/api/src/features/review/write/post-review.ts',
    find: 'if (!ticket.ok) return ticket',
    put: '',
    tests: reviews,
  },
  {
    rule: 'A refused review that is sent again learns nothing new.',
    file: 'apps/api/src/features/review/write/post-review.ts',
    find: "const published = state === 'published'\n",
    put: "const published = state !== 'submitted'\n",
    tests: [...reviews, ...moderation],
  },
  {
    rule: 'Two reviews of one mailbox at once come one after the other.',
    file: 'apps/api/src/features/review/write/post-review.ts',
    find: 'await lockProductRating(tx, productId)',
    put: '',
    tests: reviews,
  },
  {
    rule: 'An invitation proves the purchase of its own product only.',
    file: 'apps/api/src/features/review/write/find-purchase.ts',
    find: 'variants.get(variantId)?.productId === productId ? lineId : null',
    put: 'lineId',
    tests: invitations,
  },
  {
    rule: 'Reviews by who was invited do not count as a flood.',
    file: 'apps/api/src/features/review/rows/review.queries.ts',
    find: 'isNull(review.orderLineId), gt(review.writtenAt, since)',
    put: 'gt(review.writtenAt, since)',
    tests: [...reviews, ...invitations],
  },
  {
    rule: 'Yesterday’s reviews do not count as today’s flood.',
    file: 'apps/api/src/features/review/rows/review.queries.ts',
    find: 'isNull(review.orderLineId), gt(review.writtenAt, since)',
    put: 'isNull(review.orderLineId)',
    tests: reviews,
  },
  {
    rule: 'As many unread reviews as a day has are published, and no more.',
    file: 'packages/domain/review/hold-reasons.ts',
    find: 'facts.unverifiedToday >= mostUnreadPerDay',
    put: 'facts.unverifiedToday > mostUnreadPerDay',
    tests: ['packages/domain/review/', ...reviews],
  },
  {
    rule: 'The newest reviews of the shop are published ones.',
    file: 'apps/api/src/features/review/rows/review.queries.ts',
    find: '.where(and(isPublished, gt(review.writtenAt, since)))',
    put: '.where(gt(review.writtenAt, since))',
    tests: reviews,
  },
  {
    rule: 'Reviews in order of their stars begin with the most.',
    file: 'apps/api/src/features/review/rows/review.queries.ts',
    find: 'highest: [desc(review.score)',
    put: 'highest: [asc(review.score)',
    tests: reviews,
  },
  {
    rule: 'A review that nobody read is forgotten after a year.',
    file: 'apps/api/src/features/review/moderate/forget-reviews.job.ts',
    find: "await deleteOldReviews(tx, 'submitted', daysAgo(keptDays.submitted))",
    put: '',
    tests: moderation,
  },
  {
    rule: 'Mails that asked for reviews are forgotten.',
    file: 'apps/api/src/features/review/moderate/forget-reviews.job.ts',
    find: 'await deleteMails(tx, [invitationKind, answeredKind], daysAgo(keptDays.invitation))',
    put: '',
    tests: [...moderation, ...invitations],
  },
  {
    rule: 'What a stranger wrote cannot speak to the terminal of staff.',
    file: 'apps/api/src/platform/terminal-text.ts',
    find: "text.replace(/\\p{Cc}+/gu, ' ')",
    put: 'text',
    tests: moderation,
  },
  {
    rule: 'Nobody is asked about goods that went back.',
    file: 'apps/api/src/features/review/invite/kept-products.ts',
    find: '(pieces[id] ?? 0) < quantity',
    put: 'quantity > 0',
    tests: invitations,
  },
  {
    rule: 'Nobody is asked who refused it at the checkout.',
    file: 'apps/api/src/features/review/invite/invite-reviewers.job.ts',
    find: 'order.details.noReviewInvitation || ',
    put: '',
    tests: invitations,
  },
  {
    rule: 'A shop that asks for no reviews sends no mail about them.',
    file: 'apps/api/src/features/review/invite/invite-reviewers.job.ts',
    find: 'if (reviewInvitationDays === 0) return',
    put: '',
    tests: invitations,
  },
  {
    rule: 'Whoever said no between reading and writing gets no mail.',
    file: 'apps/api/src/features/review/invite/invite-reviewers.job.ts',
    find: '(await hasOptedOut(deps.db, emailHash)) ? [] : await listKeptProducts(deps, order.id)',
    put: 'await listKeptProducts(deps, order.id)',
    tests: invitations,
    lives:
      'Second line of the same question: the transaction that writes the mail asks once more, and finds what this one would have.',
  },
  {
    rule: 'Orders that were paid back are not asked about.',
    file: 'apps/api/src/features/order/rows/sent-orders.queries.ts',
    find: "inArray(order.status, ['shipped', 'delivered'])",
    put: "inArray(order.status, ['shipped', 'delivered', 'refunded'])",
    tests: invitations,
  },
  {
    rule: 'Orders of long ago are not asked about.',
    file: 'packages/domain/review/invitation.ts',
    find: 'from: new Date(until.getTime() - invitationWindowDays * dayMs)',
    put: 'from: new Date(0)',
    tests: ['packages/domain/review/', ...invitations],
  },
]
