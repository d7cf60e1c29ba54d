/**
 * The pronunciations of words in limericks that have several syllables or end a line, mostly from
 * the CMU Pronouncing Dictionary (ISC). A digit marks a vowel and its stress: 0 none, 1 main, 2
 * other.
 */
export const PRONUNCIATIONS = `
about AH0 B AW1 T; acka AE1 K AH0; again AH0 G EH1 N; again AH0 G EY1 N;
aghast AH0 G AE1 S T; all AO1 L; aloud AH0 L AW1 D; ambitions AE0 M B IH1 SH AH0 N Z;
ann AE1 N; anne AE1 N; appealed AH0 P IY1 L D; armies AA1 R M IY0 Z; around ER0 AW1 N D;
around ER0 AW1 N; arrows AE1 R OW0 Z; arrows EH1 R OW0 Z; away AH0 W EY1; back B AE1 K;
bay B EY1; be B IY1; be B IY0; bea B IY1; bed B EH1 D; began B IH0 G AE1 N;
began B IY0 G AE1 N; ben B EH1 N; bill B IH1 L; blaine B L EY1 N; blame B L EY1 M;
bleak B L IY1 K; bo B OW1; board B AO1 R D; bob B AA1 B; bray B R EY1;
buckets B AH1 K AH0 T S; called K AO1 L D; careless K EH1 R L AH0 S;
changing CH EY1 N JH IH0 NG; clark K L AA1 R K; clown K L AW1 N; cold K OW1 L D;
come K AH1 M; compete K AH0 M P IY1 T; complained K AH0 M P L EY1 N D;
complete K AH0 M P L IY1 T; composing K AH0 M P OW1 Z IH0 NG; craft K R AE1 F T;
crete K R IY1 T; crowd K R AW1 D; crown K R AW1 N; dan D AE1 N; dark D AA1 R K;
dates D EY1 T S; day D EY1; declared D IH0 K L EH1 R D; dee D IY1; delight D IH0 L AY1 T;
dim D IH1 M; disagreed D IH0 S AH0 G R IY1 D; down D AW1 N; drew D R UW1; ed EH1 D;
everything EH1 V R IY0 TH IH2 NG; excuses IH0 K S K Y UW1 S IH0 Z;
excuses IH0 K S K Y UW1 Z IH0 Z; fainted F EY1 N T IH0 D; fame F EY1 M; flea F L IY1;
flo F L OW1; forgotten F ER0 G AA1 T AH0 N; forgotten F AO0 R G AA1 T AH0 N; form F AO1 R M;
fortnight F AO1 R T N AY2 T; found F AW1 N D; fred F R EH1 D; frown F R AW1 N;
gambler G AE1 M B L ER0; game G EY1 M; gold G OW1 L D; gone G AO1 N; gown G AW1 N;
grin G R IH1 N; gwen G W EH1 N; habit HH AE1 B AH0 T; haven't HH AE1 V AH0 N T;
haven't HH AE1 V AH0 N; head HH EH1 D; heed HH IY1 D; high HH AY1; hugh HH Y UW1; hugh Y UW1;
ink IH1 NG K; into IH1 N T UW0; into IH0 N T UW1; into IH0 N T AH0; jack JH AE1 K;
jan JH AE1 N; jane JH EY1 N; jay JH EY1; jill JH IH1 L; jim JH IH1 M; job JH AA1 B;
job JH OW1 B; joe JH OW1; judgement JH AH1 JH M AH0 N T; kate K EY1 T; kay K EY1;
ken K EH1 N; kim K IH1 M; knew N UW1; knew N Y UW1; ladders L AE1 D ER0 Z; last L AE1 S T;
last L AE1 S; late L EY1 T; laughed L AE1 F T; laughter L AE1 F T ER0; lee L IY1;
len L EH1 N; light L AY1 T; likely L AY1 K L IY0; long L AO1 NG; longer L AO1 NG G ER0;
looking L UH1 K IH0 NG; loophole L UW1 P HH OW2 L; lou L UW1; mac M AE1 K; mark M AA1 R K;
market M AA1 R K AH0 T; market M AA1 R K IH0 T; mates M EY1 T S; may M EY1; meant M EH1 N T;
metre M IY1 T ER0; might M AY1 T; mile M AY1 L; mistake M IH0 S T EY1 K; moe M OW1;
mud M AH1 D; name N EY1 M; nate N EY1 T; neat N IY1 T; ned N EH1 D; needed N IY1 D AH0 D;
needed N IY1 D IH0 D; never N EH1 V ER0; night N AY1 T; no N OW1; nobody N OW1 B AA2 D IY2;
nobody N OW1 B AH0 D IY0; nothing N AH1 TH IH0 NG; offered AO1 F ER0 D; old OW1 L D;
on AA1 N; on AO1 N; orders AO1 R D ER0 Z; other AH1 DH ER0; others AH1 DH ER0 Z; out AW1 T;
outlook AW1 T L UH2 K; owe OW1; paper P EY1 P ER0; park P AA1 R K; pea P IY1;
perfectly P ER1 F AH0 K T L IY0; perfectly P ER1 F AH0 K L IY0; phil F IH1 L; plan P L AE1 N;
play P L EY1; player P L EY1 ER0; plying P L AY1 IH0 NG; poet P OW1 AH0 T;
proposals P R AH0 P OW1 Z AH0 L Z; protest P R OW1 T EH2 S T; protest P R AH0 T EH1 S T;
rain R EY1 N; ray R EY1; read R EH1 D; read R IY1 D; reverse R IH0 V ER1 S;
reverse R IY0 V ER1 S; sack S AE1 K; same S EY1 M; say S EY1; schemer S K IY1 M ER0;
sea S IY1; seat S IY1 T; second S EH1 K AH0 N D; see S IY1; shame SH EY1 M; shane SH EY1 N;
share SH EH1 R; shin SH IH1 N; show SH OW1; simply S IH1 M P L IY0; skill S K IH1 L;
smile S M AY1 L; snored S N AO1 R D; snow S N OW1; sob S AA1 B; sold S OW1 L D;
speaker S P IY1 K ER0; spite S P AY1 T; still S T IH1 L; storm S T AO1 R M;
strain S T R EY1 N; street S T R IY1 T; sue S UW1; sun S AH1 N; tea T IY1; ted T EH1 D;
temper T EH1 M P ER0; the DH AH0; the DH AH1; the DH IY0; theory TH IH1 R IY0;
theory TH IY1 ER0 IY0; there DH EH1 R; through TH R UW1; thud TH AH1 D; thumb TH AH1 M;
tim T IH1 M; town T AW1 N; treasury T R EH1 ZH ER0 IY0; tree T R IY1;
trophies T R OW1 F IY0 Z; try T R AY1; undone AH0 N D AH1 N; us AH1 S; us Y UW2 EH1 S;
usual Y UW1 ZH AH0 W AH0 L; usual Y UW1 ZH UW0 AH0 L; utter AH1 T ER0;
velvety V EH1 L V AH0 T IY0; verdict V ER1 D IH0 K T; voter V OW1 T ER0;
voting V OW1 T IH0 NG; wait W EY1 T; waiting W EY1 T IH0 NG; wall W AO1 L;
wandered W AA1 N D ER0 D; way W EY1; wayne W EY1 N; wearing W EH1 R IH0 NG; week W IY1 K;
went W EH1 N T; when W EH1 N; when HH W EH1 N; when W IH1 N; when HH W IH1 N; whim W IH1 M;
whim HH W IH1 M; white W AY1 T; white HH W AY1 T; wink W IH1 NG K; winners W IH1 N ER0 Z;
winning W IH1 N IH0 NG; witty W IH1 T IY0; wonderful W AH1 N D ER0 F AH0 L; wrong R AO1 NG;
you Y UW1; zack Z AE1 K;
`
