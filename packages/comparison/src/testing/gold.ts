/** The true mapping of the clauses of a demo standard to its next edition, judged by reading both. */
export type GoldPair = {
  readonly base: string;
  readonly target: string;
  /** Clauses that keep their id. */
  readonly same: string;
  /** `base>target` for the others; a clause listed twice was split or merged. A clause that is in neither list was added or deleted. */
  readonly others: string;
};

/** The pairs of editions that were written by hand. */
export const goldPairs: readonly GoldPair[] = [
  // Annex A1 went: one sentence of its A1.2 stands in 6.1.2 now. Annex A2 became A1.
  {
    base: 'nsb/e-214-18.xml',
    target: 'nsb/e-214-21.xml',
    same: `sec_foreword sec_1 sec_1.1 sec_1.2 sec_1.3 sec_1.4 sec_1.5 sec_2 sec_2.1 sec_3 sec_3.10 sec_4 sec_4.1
      sec_4.2 sec_5 sec_5.1 sec_5.2 sec_5.3 sec_6 sec_6.1 sec_6.1.1 sec_6.1.3 sec_6.2 sec_6.2.1
      sec_6.2.2 sec_6.2.3 sec_6.3 sec_6.4 sec_7 sec_7.1 sec_7.1.1 sec_7.1.2 sec_7.1.3 sec_7.1.4 sec_7.2
      sec_7.2.1 sec_7.2.2 sec_7.2.3 sec_7.2.4 sec_7.2.5 sec_8 sec_8.1 sec_8.1.1 sec_8.1.2 sec_8.2
      sec_8.2.1 sec_8.2.2 sec_8.2.3 sec_8.3 sec_8.3.1 sec_8.3.2 sec_8.3.3 sec_9 sec_9.1 sec_9.2 sec_9.3
      sec_9.3.1 sec_9.3.2 sec_9.4 sec_9.4.1 sec_10 sec_10.1 sec_10.2 sec_11 sec_11.1 sec_11.2 app_X1
      sec_X1.1 sec_X1.2 sec_X1.3 sec_6.1.2 clause-83`,
    others: `app_A2>app_A1 sec_A2.1>sec_A1.1 sec_A2.2>sec_A1.2 sec_A2.3>sec_A1.3 sec_A2.3.1>sec_A1.3.1
      sec_A2.3.2>sec_A1.3.2 sec_A2.4>sec_A1.4 sec_A1.2>sec_6.1.2`,
  },
  // 7.1 and 7.2 were divided into four; 9.4 moved up to 9.2.1; the equation of 8.3.3 stands in the new Annex A2 as A2.4.
  {
    base: 'nsb/e-214-21.xml',
    target: 'nsb/e-214-24.xml',
    same: `sec_foreword sec_1 sec_1.1 sec_1.2 sec_1.3 sec_1.4 sec_1.5 sec_2 sec_2.1 sec_3 sec_4 sec_4.1 sec_4.2
      sec_5 sec_5.1 sec_5.2 sec_5.3 sec_6 sec_6.1 sec_6.1.1 sec_6.2 sec_6.2.1 sec_6.2.2 sec_6.2.3
      sec_6.3 sec_6.4 sec_7 sec_7.1 sec_7.1.1 sec_7.1.2 sec_8 sec_8.1 sec_8.1.1 sec_8.1.2 sec_8.2
      sec_8.2.1 sec_8.2.2 sec_8.2.3 sec_8.3 sec_8.3.1 sec_8.3.2 sec_8.3.3 sec_8.4 sec_9 sec_9.1 sec_9.2
      sec_9.3 sec_9.3.1 sec_9.3.3 sec_10 sec_10.1 sec_10.2 sec_11 sec_11.1 sec_11.1.1 sec_11.1.2
      sec_11.2 app_A1 sec_A1.1 sec_A1.2 sec_A1.3 sec_A1.3.1 sec_A1.3.2 sec_A1.4 app_X1 sec_X1.1 sec_X1.2
      sec_X1.3`,
    others: `sec_3.10>sec_3.9 sec_6.1.3>sec_6.1.2 sec_7.1.3>sec_7.2.1 sec_7.1.4>sec_7.2.2 sec_7.2>sec_7.3
      sec_7.2.1>sec_7.3.1 sec_7.2.2>sec_7.3.2 sec_7.2.3>sec_7.3.3 sec_7.2.4>sec_7.4.1
      sec_7.2.5>sec_7.4.2 sec_9.4>sec_9.2.1 clause-83>clause-92 sec_7.1>sec_7.2 sec_7.2>sec_7.4
      sec_8.3.3>sec_A2.4`,
  },
  // Clause 6 was divided into 6.1 and 6.2, 9.3 into 10.1 and 10.2; Annex B became a part of Annex C, and 8.1 was rewritten.
  {
    base: 'hi/4410-2-2016.xml',
    target: 'hi/4410-2-2022.xml',
    same: `sec_foreword sec_introduction sec_1 sec_2 sec_3 sec_4 sec_5 sec_5.1 sec_5.2 sec_5.3 sec_5.4 sec_7
      sec_7.1 sec_7.2 sec_7.3 sec_8 sec_9 sec_9.1 sec_9.2 part sec_6`,
    others: `sec_6>sec_6.1 sec_8.2>sec_8.3 sec_9.3>sec_10.1 sec_10>sec_11 sec_10.1>sec_11.1 sec_10.2>sec_11.2
      sec_10.3>sec_11.3 sec_10.4>sec_11.4 sec_11>sec_12 sec_11.1>sec_12.1 sec_11.2>sec_12.2
      sec_12>sec_13 app_A>app_B sec_A.1>sec_B.1 sec_A.2>sec_B.2 sec_A.3>sec_B.3 app_B>sec_C.2
      clause-39>clause-51 sec_9.3>sec_10 sec_9.3>sec_10.2 app_B>app_C`,
  },
  // 7.4 became clause 8; the table of Annex A stands in 6.3 now; 8.4, the test, became proof loading.
  {
    base: 'pic/rp-1173-2015.xml',
    target: 'pic/rp-1173-2021.xml',
    same: `sec_foreword sec_1 sec_1.1 sec_1.2 sec_2 sec_3 sec_3.1 sec_3.2 sec_3.3 sec_4 sec_4.1 sec_4.2 sec_4.3
      sec_5 sec_5.1 sec_5.2 sec_6 sec_6.1 sec_7 sec_7.1 sec_7.2 sec_7.3 app_B sec_B.1 sec_B.2 sec_B.3`,
    others: `sec_6.2>sec_6.3 sec_6.3>sec_6.4 sec_7.4>sec_8.3 sec_8>sec_9 sec_8.1>sec_9.1 sec_8.2>sec_9.2
      sec_8.3>sec_9.3 sec_9>sec_10 sec_9.1>sec_10.1 sec_9.2>sec_10.2 sec_10>sec_12 sec_10.1>sec_12.1
      sec_10.2>sec_12.2 clause-44>clause-58 sec_7.4>sec_8 sec_7.4>sec_8.1 sec_7.4>sec_8.2
      sec_7.4>sec_8.4 sec_A.1>sec_6.3 sec_8.4>sec_9.4`,
  },
];
