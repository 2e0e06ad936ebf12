"""Thai restaurant, night: dark wood, lattice screens glowing from behind, silk lanterns, silk cushions, brass. cam=wide|table"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from dining_kit import *
s = start(); R = random.Random(3); H = 3.5
dk, wl = wd(DARK, 2), plaster((.20, .075, .045)); room(-4.2, 4.2, -3.2, 6.2, H, wl, wood((.06, .028, .013), (.15, .08, .04), 1, .8, .22), wood((.045, .022, .011), (.10, .055, .028), 1)); beams(-4, 4, -3, 6.2, H, dk, 1.0, .14)
glow = emit('glow', (1, .47, .16), .20)
# back wall: five lattice screens backlit, gold lotus medallion in the middle
box((-4.0, 6.13, .3), (4.0, 6.15, 3.2), glow)
for i, x in enumerate((-3.9, -2.45, 1.25, 2.70)): P('lat', lambda: lattice(1.2, 2.75, dk, .17), (x, 5.98, .25))
for x in (-4.15, -2.66, -1.2, 1.0, 2.48, 3.94): box((x, 5.9, 0), (x + .2, 6.14, H), dk, .01)
box((-1.0, 5.95, 0), (1.0, 6.12, H), plaster((.075, .022, .020)))
b = M()
for ring, (n, r0, r1, w) in enumerate(((16, .42, .80, .11), (12, .24, .58, .10), (8, .06, .34, .085))):
    for k in range(n):
        a = 2 * pi * k / n + ring * .2; pts = [[(((r0 + (r1 - r0) * t) * cos(a) - q * w * sin(pi * min(.98, t * .9 + .08)) * sin(a)), 5.93 - .02 * ring - .03 * sin(pi * t) * (1 - q * q), 1.95 + ((r0 + (r1 - r0) * t) * sin(a) + q * w * sin(pi * min(.98, t * .9 + .08)) * cos(a))) for q in (-1, -.5, 0, .5, 1)] for t in [j / 8 for j in range(9)]]; b.grid(pts, gold())
b.ball((0, 5.88, 1.95), .09, gold(), 3, (1, .4, 1)); b.put('lotus', angle=3)
box((-.9, 5.3, 0), (.9, 5.85, .75), dk, .01); 
for x in (-.62, .62): plant((x, 5.55, .75), 11, .5, .10, int(x * 9), brass(), .22, .12, up=(.05, .6), notch=0)
lathe([(0, 0), (.10, 0), (.12, .02), (.24, .12), (.25, .13), (.23, .125), (.10, .03), (0, .03)], brass(), (0, 5.55, .75), 48)
for i in range(5): flower((.11 * cos(i * 1.26), 5.55 + .11 * sin(i * 1.26), .865), i, 1.3)
# banquette both sides with silk cushions
sk = [silk(c) for c in ((.30, .10, .02), (.20, .015, .03), (.05, .10, .055), (.42, .24, .06), (.12, .02, .07))]
for sx in (-1, 1):
    o = banquette(7.6, fabric((.10, .045, .03), 500, .5), 1.0, dk, .19); o.rotation_euler = (0, 0, sx * pi / 2 * -1); o.location = (sx * 3.55, 5.6 if sx > 0 else -2.0, 0)
    for k in range(9):
        y = -1.4 + k * .82; m = sk[(k * 2 + (sx > 0)) % 5]; cushion((sx * 3.72, y, .70), .44, .44, (1.15, 0, sx * -pi / 2 + R.uniform(-.2, .2)), m, 3 + k % 2)
    for k in range(4): lt = lattice(1.2, 1.1, dk, .16) if k == 9 else None; P('latw', lambda: lattice(1.5, 1.3, dk, .17), (sx * 4.13, -1.4 + k * 1.85 + (0 if sx < 0 else 1.5), 1.35), sx * -pi / 2 + (pi if sx < 0 else pi))
def place(x, y, rot, seed):
    def w(dx, dy): return (x + dx * cos(rot) - dy * sin(rot), y + dx * sin(rot) + dy * cos(rot))
    run = silk((.28, .09, .02)); P('ttab', lambda: table_sq(.95, .95, .75, wd(DARK, 0, rough=.25)), (x, y, 0), rot); b = M(); b.rbox((-.16, -.54, 0), (.16, .54, .004), run, .0015); b.rbox((-.16, -.542, -.16), (.16, -.538, .004), run, .0015); b.rbox((-.16, .538, -.16), (.16, .542, .004), run, .0015); P('trun', lambda: b.put('run'), (x, y, .751), rot + pi / 2)
    for k, (dx, dy, a) in enumerate(((0, -.30, 0), (0, .30, pi))):
        px, py = w(dx, dy); P('tpl', lambda: plate(.135, mat('celadon', (.30, .40, .32), .14)), (px, py, .752)); P('tpl2', lambda: plate(.085, mat('celadon2', (.05, .07, .055), .2)), (px, py, .762)); qx, qy = w(dx + .0, dy); P('tnap', lambda: napkin(.07, .17, sk[3]), (px, py, .772), rot + pi / 2 + .1)
        cx, cy = w(dx + (.19 if a == 0 else -.19), dy); chopsticks((cx, cy, .753), rot + pi / 2, .23, None); gx, gy = w(dx + (.24 if a == 0 else -.24), dy + (.20 if a == 0 else -.20)); P('tgl', lambda: wineglass(.21, .04), (gx, gy, .752))
    cx, cy = w(-.06, 0); lathe([(0, 0), (.04, 0), (.05, .01), (.075, .05), (.078, .052), (.07, .05), (.04, .012), (0, .012)], brass(), (cx, cy, .757), 40); flower((cx, cy, .80), seed, 1.3, (.1, .1)); vx, vy = w(.10, .03); votive((vx, vy, .757), .7)
for k, (x, y, r) in enumerate(((-2.75, -.3, pi / 2), (-2.75, 1.75, pi / 2), (-2.75, 3.8, pi / 2), (2.75, .6, pi / 2), (2.75, 2.65, pi / 2), (2.75, 4.6, pi / 2), (-.15, 1.5, .0), (.1, 3.7, .0))):
    place(x, y, r, k)
    ch = lambda: chair_uph(silk((.15, .028, .030)), dk, .96, False)
    if abs(x) > 2: P('tch', ch, (x + (.66 if x < 0 else -.66), y, 0), (-pi / 2 if x < 0 else pi / 2) + R.uniform(-.1, .1))
    else:
        P('tch', ch, (x + .02, y + .66, 0), R.uniform(-.08, .08)); P('tch', ch, (x, y - .66, 0), pi + R.uniform(-.08, .08))
cols = ((.80, .34, .08), (.62, .10, .05), (.85, .52, .16)); ems = ((1, .42, .12), (1, .24, .09), (1, .52, .18))
for k, (x, y, z) in enumerate(((-2.75, -.3, 2.30), (-2.5, 1.9, 2.55), (-2.85, 3.9, 2.2), (2.75, .6, 2.35), (2.5, 2.6, 2.6), (2.8, 4.6, 2.25), (-.6, 1.2, 2.62), (.45, 1.9, 2.35), (-.35, 3.5, 2.5), (.5, 4.1, 2.7))): lantern((x, y, z), .22 + .04 * (k % 3), .38 + .06 * (k % 2), cols[k % 3], .42, ems[k % 3], 26, 16, brass(), H - z)
for x in (-3.6, 3.6): plant((x, -1.9 if x < 0 else 5.85, 0), 14, 1.0, .26, 5, brass(), .5, .22)
area((0, 1.5, H - .25), (0, 1.5, 0), (6, 7), 190, (1, .66, .40)); area((0, -3, 2.4), (0, 2, .8), (4, 1.5), 110, (1, .72, .48)); world((1, .58, .34), .11)
shoot('thai', dict(wide=dict(loc=(.75, -1.75, 1.40), look=(-.30, 3.6, 1.30), lens=25, focus=(-.15, 1.6, .9), f=5.6),
    table=dict(loc=(-1.72, -.98, 1.26), look=(-2.90, -.1, .80), lens=38, focus=(-2.72, -.3, .8), f=2.8)))
