"""domino.py cam=wide|tall : dominoes on a terrace by the sea in the morning, coffee half drunk, a slice of cake begun, reading glasses on the newspaper."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(3); EL, AZ = .60, 2.30
seaside(EL, AZ, 6.4, .21); dapple(EL, AZ, (.05, .0, 0), 3., 1.4, 150, .16, 5, .24)
top = M(); wt = wood((.17, .085, .04), (.34, .20, .105), 0, .8, .34)
top.lathe([(.001, -.03), (.60, -.03), (.616, -.024), (.62, -.012), (.616, -.003), (.608, 0), (.001, 0)], wt, n=120); top.lathe([(.001, -.78), (.26, -.78), (.26, -.76), (.07, -.72), (.05, -.6), (.045, -.12), (.16, -.035), (.001, -.03)], wt, n=40); top.put('table', angle=.5)
[P('tchair', chair_teak, (x, y, -.78), r) for x, y, r in ((-.50, 1.02, .30), (.62, .92, -.42))]
# ------------------------------------------------------------------ the game
BONE = skin('bone', [(.3, (.70, .65, .54)), (.7, (.80, .76, .67))], 40, .30); PIP = mat('pip', (.018, .016, .015), .35)
L, W, H = .056, .028, .0105; SPOT = {0: (), 1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)), 5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))}
def bone(a, c):
    b = M(); b.rbox((-L / 2, -W / 2, 0), (L / 2, W / 2, H), BONE, .0028, 3); b.box((-.0005, -W / 2 + .003, H - .0004), (.0005, W / 2 - .003, H + .0001), PIP); b.lathe([(.0024, H), (.0020, H + .0009), (.001, H + .0013), (.0001, H + .0013)], brass(), n=16)
    for half, k in ((-1, a), (1, c)):
        for i, j in SPOT[k]: b.disc((half * L / 4 + j * .0074, i * .0082, H + .00015), .00265, PIP, 18)
    return b.put('bone')
def tile(a, c, loc, rot=0., tilt=(0, 0)): return P('bone%d%d' % (a, c), lambda: bone(a, c), loc, rot, 1., tilt)
def chain(pos, head, seq):
    """Lays (a, b) pieces end to end from pos along head (radians); doubles lie across; 'L'/'R' turns at the end of the last piece."""
    p = Vector((*pos, .0004)); h = head
    for q in seq:
        d = Vector((cos(h), sin(h), 0))
        if isinstance(q, str): k = (1 if q == 'L' else -1) * pi / 2; n = Vector((cos(h + k), sin(h + k), 0)); p = p - d * W / 2 + n * (W / 2 + .0008); h += k; continue
        a, c = q; jit = R.uniform(-.035, .035)
        if a == c: tile(a, c, p + d * (W / 2), h + pi / 2 + jit); p = p + d * (W + .0010)
        else: tile(a, c, p + d * (L / 2) + Vector((R.uniform(-.001, .001), R.uniform(-.001, .001), 0)), h + jit * .6); p = p + d * (L + .0010)
chain((-.235, -.055), .16, [(3, 5), (5, 5), (5, 2), (2, 6), (6, 6), (6, 4), (4, 1), 'L', (1, 3), (3, 3), (3, 0)])
for k, (a, c) in enumerate(((1, 1), (0, 4), (2, 3), (5, 6))): tile(a, c, (-.215 + .034 * k * 1.9 + R.uniform(-.002, .002), -.335 + .006 * k + R.uniform(-.003, .003), W / 2), .10 + R.uniform(-.06, .06), (pi / 2 - .03, 0))       # hand of the one who sits here
for k in range(3): tile(0, 0, (.17 + .060 * k, .345 - .026 * k, W / 2), pi - .42 + R.uniform(-.06, .06), (pi / 2, 0))     # and of the one opposite: backs
for x, y, r in ((.335, -.115, .5), (.365, -.165, 1.3), (.30, -.19, -.3), (.395, -.085, 2.2)): tile(0, 0, (x, y, H), r, (pi, 0))      # what is left to buy
# ------------------------------------------------------------------ what lies around it
P('cupa', lambda: cup(), (.145, -.285, 0), -.7); P('spn', lambda: spoon(), (.208, -.320, .012), -.9, .66); P('cupm', lambda: cup(milk=True), (-.10, .235, 0), 2.4)
P('pl', lambda: plate(.088, band=gold()), (-.40, -.16, 0)); at(cake(.088, .048, -.36, .36, 1, (.66, .40, .09), (.80, .62, .26), skin('bolo', [(.3, (.26, .115, .03)), (.7, (.44, .22, .07))], 30, .6, .5, 90), drip=False), (-.432, -.150, .012), -.35); P('fk', lambda: fork(), (-.365, -.215, .014), .5, .72); crumbs(-.37, -.14, .025, .03, 70, .0020, ((.62, .38, .10), (.76, .54, .20)), 2, .013); crumbs(-.33, -.24, .03, .03, 24, .0018, ((.62, .38, .10), (.76, .54, .20)), 4)
n, m_ = 640, 440; A = np.ones((n, m_, 3)) * [.86, .84, .79]; Q = random.Random(8)
for c in range(4):
    x0 = 18 + c * 104
    for r in range(28):
        y = 150 + r * 17; w_ = 92 if r % 7 < 6 else Q.randrange(20, 70)
        if c in (1, 2) and 6 < r < 17: continue
        x = x0
        while x < x0 + w_ - 6: k = Q.randrange(6, 20); A[y:y + 4, x:min(x + k, x0 + w_)] = .38; x += k + 4
A[262:440, 122:316] = (.52, .56, .58); A[330:440, 122:316] = (.40, .46, .48); A[262:330, 122:316] *= 1.3; A[385:440, 160:280] = (.30, .33, .32)
for x0, w_, y, h in ((18, 380, 96, 26), (18, 230, 126, 12)):
    x = x0
    while x < x0 + w_: k = Q.randrange(18, 60); A[y:y + h, x:x + k - 6] = .16; x += k
A[30:70, 120:320] = .18; A[80:82, 10:430] = .3
P_ = [[(.165 * u, .24 * v, .004 + .010 * max(0, sin(4.2 * v + 1)) * (1 - abs(u)) + .004 * sin(5 * u + 2 * v)) for u in np.linspace(-1, 1, 25)] for v in np.linspace(-1, 1, 31)]; b = M(); b.grid(P_, imgmat('jornal', A, (.33, .48), 'xy', (.5, .5), .85, 'EXTEND'))
for k in range(3): b.grid([[(x * (1.008 + .004 * k), y + .002 * k, z - .0022 * (k + 1)) for x, y, z in row] for row in P_], mat('newsprint', (.66, .64, .59), .9))
b.put('jornal', (-.375, .16, .006), .62, 3)
def spectacles(loc, rot):
    b = M(); fr = skin('tortoise', [(.35, (.10, .035, .012)), (.65, (.26, .12, .04))], 60, .2); fr2 = fr
    for sg in (-1, 1): b.tube([(sg * .034 + .024 * math.copysign(abs(cos(a)) ** .75, cos(a)), .0, .022 + .019 * math.copysign(abs(sin(a)) ** .75, sin(a))) for a in np.linspace(0, 2 * pi, 49)], .0020, fr, 8); b.tube([(sg * .059, 0, .031), (sg * .064, .004, .031), (sg * .066, .05, .026), (sg * .062, .112, .012), (sg * .060, .136, .002)], [.0022, .0024, .0019, .0019, .0024], fr, 8); b.add([(sg * .034 + .0235 * math.copysign(abs(cos(a)) ** .75, cos(a)), .0004, .022 + .0185 * math.copysign(abs(sin(a)) ** .75, sin(a))) for a in np.linspace(0, 2 * pi, 40, endpoint=False)], [tuple(range(40))], thin_glass((.97, .98, .97), .2))
    b.tube([(-.011, 0, .026), (-.005, 0, .031), (.005, 0, .031), (.011, 0, .026)], .0019, fr2, 8); o = b.put('oculos', loc, rot); return o
spectacles((-.30, .12, .016), 3.4)
# tally of the games on a slip of paper, and the pencil
A = np.ones((160, 110, 3)) * [.90, .87, .80]; A[30:34, 10:100] = .35; A[12:150, 54:56] = .35
for c in range(2):
    for k in range((4, 6)[c]): x = 14 + c * 46 + (k % 5) * 6; y = 46 + (k // 5) * 34; A[y:y + 22, x:x + 2] = .22
b = M(); b.grid([[(.045 * u, .065 * v, .0012 + .003 * u * u * (v > 0)) for u in np.linspace(-1, 1, 9)] for v in np.linspace(-1, 1, 9)], imgmat('placar', A, (.09, .13), 'xy', (.5, .5), .85, 'EXTEND')); b.put('placar', (.02, .135, .0), -.25, 3)
b = M(); b.tube([(-.07, 0, .0042), (.048, 0, .0042), (.0485, 0, .0042), (.062, 0, .0042)], [.0042, .0042, .0040, .0008], mat('lapis', (.05, .16, .11), .4), 6); b.put('lapis', (.055, .12, .001), .9)
bouquet((.34, .10, 0), 7, .17, seed=5, s=1.05, spread=.07)
# a shawl over the chair at the right
sh = fabric((.62, .36, .24), 500, .5, .95, .7, .10, .3); b = M(); b.grid([[(.20 * v + .012 * sin(9 * u), -.020 * cos(pi * v * .5) + .035 * (u > .5) + .012 * sin(7 * v + 5 * u), .125 - .55 * abs(u - .36) + .010 * sin(6 * v)) for v in np.linspace(-1, 1, 26)] for u in np.linspace(0, 1, 30)], sh); o = b.put('xale', (.72, 1.17, .0), -.42, 3, 0, 1); o.modifiers.new('t', 'SOLIDIFY').thickness = .010
area((-1.4, -1.7, 1.5), (0, 0, 0), (1.6, 1.3), 20, (1, .96, .90))
shoot('domino', dict(
    wide=dict(loc=(-.30, -.98, .46), look=(-.035, .06, .02), lens=38, focus=(-.06, -.09, .01), f=5.6, bounces=5, db=2),
    tall=dict(loc=(-.22, -1.16, .64), look=(.0, .02, .05), lens=40, focus=(-.06, -.09, .01), f=5.6, bounces=5, db=2)))
