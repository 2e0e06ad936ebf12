"""Small bathrooms of the rooms, one for each, in the bedroom's own materials: type=standard|premium|superior|luxury|master|chalet, cam=door | basin.
The door is in the wall y = 0, the basin on the left wall, the shower at the end under its window."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from rooms_kit import *
T, CAM = OPT.get('type', 'standard'), OPT.get('cam', 'door'); s = start(); s.cycles.diffuse_bounces = 4; s.cycles.max_bounces = 8; s.cycles.sample_clamp_indirect = 3; s.cycles.sample_clamp_direct = 12
CHROME = lambda: mat('chrome', (.80, .80, .79), .09, 1.)
def im_glazed(w, h, col, n=8, px=64, var=.10, grout=(206, 200, 188), stagger=False, seed=4):
    """Hand-glazed tiles: each of its own tone, a soft highlight, uneven joints. w : h is a tile's shape."""
    R = np.random.default_rng(seed); W, H = px, int(px * h / w); out = np.zeros((H * n, W * n, 3), np.float32); y, x = np.mgrid[-1:1:H * 1j, -1:1:W * 1j]; c = np.array(col, np.float32)
    for j in range(n):
        for i in range(n):
            t = (1 + var * R.normal()) * (1 + .05 * (x * R.normal() + y * R.normal())); k = c * t[..., None]; e = (1 - abs(x)) * W / 2 < 1.3; e |= (1 - abs(y)) * H / 2 < 1.3; out[j * H:(j + 1) * H, i * W:(i + 1) * W] = np.where(e[..., None], np.array(grout, np.float32), k)
        if stagger and j % 2: out[j * H:(j + 1) * H] = np.roll(out[j * H:(j + 1) * H], W // 2, 1)
    return Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
def glazed(axes, w, h, col, rough=.16, **k): return imgmat('glz%s%s%s%s' % (axes, w, h, col), im_glazed(w, h, col, **k), axes, (8 * w, 8 * h), rough=rough, spec=.5, bump=.25, dist=.002)
TF = lambda: stone('XY', .20, .20, (.44, .20, .11), (.54, .28, .17), (.40, .33, .26), .25)
# floor, wall tiles (by axes), wood, metal, basin, towel, window's view, light, wall above the tiles, ceiling
S = dict(
    standard=dict(floor=tiles((.64, .56, .46), .3, rough=.3), tile=lambda a: glazed(a, .10, .10, (226, 222, 210), var=.03), wood=OAK, metal=CHROME, basin=CER, towel=(.32, .46, .52), wall=(.80, .765, .70), view='garden', light='morning'),
    premium=dict(floor=TF(), tile=lambda a: glazed(a, .065, .20, (142, 148, 118), var=.06, stagger=False), wood=WAL, metal=BRASS, basin=CER, towel=(.42, .17, .09), wall=(.79, .74, .65), view='garden', light='afternoon'),
    superior=dict(floor=tiles((.52, .45, .36), .45, rough=.18), tile=lambda a: glazed(a, .075, .30, (62, 76, 58), var=.08, grout=(70, 74, 62)), wood=WAL, metal=BLACK, basin=lambda: mat('stonebasin', (.30, .27, .22), .45), towel=(.16, .17, .09), wall=(.74, .70, .62), view='garden', light='dusk'),
    luxury=dict(floor=tiles((.68, .62, .53), .6, rough=.2), tile=lambda a: glazed(a, .60, .30, (206, 194, 172), .3, n=8, px=128, var=.025, grout=(178, 168, 150), stagger=True), end=lambda a: glazed(a, .10, .10, (38, 66, 98), var=.10, grout=(150, 152, 150)), wood=WAL, metal=BRASS, basin=CER, towel=(.10, .16, .22), wall=(.82, .79, .74), view='garden', light='noon'),
    master=dict(floor=planks((.11, .055, .026), (.27, .15, .075), .18), tile=lambda a: glazed(a, .13, .13, (214, 184, 144), var=.05, grout=(190, 172, 146)), wood=DK, metal=BRASS, basin=lambda: mat('celadon', (.35, .42, .36), .18), towel=(.58, .46, .28), wall=(.80, .75, .66), view='garden', light='golden'),
    chalet=dict(floor=TF(), tile=lambda a: azulejo(a, .15, 1, (34, 84, 66)), wood=TEAK, metal=BLACK, basin=lambda: mat('claybasin', (.62, .36, .22), .5), towel=(.45, .22, .12), wall=(.84, .82, .78), view='garden', light='morning'))[T]
W, D, H, Y = 2.15, 2.95, 2.5, 1.90; win = (.62, 1.66, 1.28, 2.16); wm = plaster(S['wall']); m, wd = S['metal'](), S['wood']; xz, yz = S['tile']('XZ'), S['tile']('YZ'); end = S.get('end', S['tile'])('XZ')
box((-.2, -1.6, -.1), (W + .2, D + .2, 0), S['floor']); box((-.1, -1.6, H), (W + .1, D + .2, H + .1), straw('YX', .05, (.62, .50, .32)) if T == 'master' else plaster((.84, .82, .78), bump=.08))
wall('y', 0, 0, D, H, wm, t=-.1); wall('y', W, 0, D, H, wm, t=.1); wall('x', D, 0, W, H, wm, [win], .18); wall('x', 0, 0, W, H, wm, [(1.15, 1.98, 0, 2.1)], -.12)
box((-.5, -1.7, 0), (3, -1.6, H), wm); box((-.2, -1.6, 0), (-.1, -.1, H), wm); box((W + .1, -1.6, 0), (W + .2, -.1, H), wm)   # the room outside
# tiles: the whole shower, and a band behind the basin
t = .012
for a, e, zl, zh in ((0, win[0], 0, H), (win[1], W, 0, H), (win[0], win[1], 0, win[2]), (win[0], win[1], win[3], H)): box((a, D - t, zl), (e, D, zh), end)
box((0, Y - .05, 0), (t, D, H), yz); box((W - t, Y - .05, 0), (W, D, H), yz); box((0, .2, .80), (t, Y - .05, 1.16), yz); box((0, .2, 1.16), (.022, Y - .05, 1.185), wd(1), .002)
frame(D + .06, *win, 2, wd(2), th=.04); box((win[0] - .02, D - .03, win[2] - .03), (win[1] + .02, D + .10, win[2]), marble(), .004)
if T in ('chalet', 'standard', 'premium'): [shutter(.50, .86, mat('shutg', (.045, .10, .075), .45) if T == 'chalet' else wd(2), (x, D + .16, win[2] + .01), r) for x, r in ((win[0], pi - 1.2), (win[1], 1.2))]
box((0, Y - .03, 0), (W, Y + .03, .02), marble(), .004)                                     # sill of the shower
box((.02, Y - .006, .03), (1.12, Y + .006, 2.12), glass_pane()); g = Mesh(); g.box((.0, Y - .012, .02), (.016, Y + .012, 2.12), m); g.box((.0, Y - .012, 2.115), (1.12, Y + .012, 2.135), m); g.obj('screen')
r = Mesh(); r.tube([(.02, 2.45, 2.20), (.40, 2.45, 2.22), (.43, 2.45, 2.20), (.43, 2.45, 2.13)], .011, m, 12); r.lathe([(.001, .02), (.03, .018), (.14, .006), (.14, -.006), (.001, -.006)], m, (.43, 2.45, 2.12), 48); r.tube([(.03, 2.70, 1.05), (.055, 2.70, 1.08), (.055, 2.70, 1.95)], .009, m, 10); r.tube([(.055, 2.70, 1.85), (.10, 2.70, 1.88), (.15, 2.70, 1.82)], .008, m, 10); r.lathe([(.001, 0), (.042, 0), (.048, -.015), (.001, -.018)], m, (.15, 2.70, 1.82), 24)
for z in (1.10, 1.25): r.lathe([(.001, 0), (.035, 0), (.035, .03), (.001, .034)], m, (0, 0, 0), 28)
r.obj('shower', smooth=True)
for z in (1.08, 1.24): o = lathe([(0, 0), (.034, 0), (.034, .035), (.026, .04), (0, .04)], m, (0, 0, 0), 28, 0); o.location = (.014, 2.45, z); o.rotation_euler = (0, pi / 2, 0)
b = Mesh()                                                                                  # grate of slats on the shower's floor, stool with a towel, niche
for i in range(9): b.box((.10 + i * .112, Y + .10, .02), (.19 + i * .112, D - .08, .045), TEAK(1))
b.obj('duck', bevel=.003)
with G((W - .36, D - .36, .0), .4): [box((x, y, 0), (x + .035, y + .035, .40), TEAK(2)) for x in (-.17, .135) for y in (-.17, .135)]; box((-.19, -.19, .40), (.19, .19, .435), TEAK(0), .006); folded(.30, .24, .06, 3, terry(S['towel']), (0, 0, .435), .2); frangipani((.02, -.02, .50), .6, 1.15)
box((W - .105, 2.20, 1.10), (W - .012, 2.75, 1.125), marble(), .003); bottle((W - .06, 2.32, 1.125), .19, .03); bottle((W - .06, 2.43, 1.125), .16, .028, mat('amb2', (.09, .12, .07), .1)); rolled((W - .06, 2.60, 1.168), pi / 2, .16, .04)
# basin: cabinet, top, bowl, tap, round mirror, sconces
YC, WV = .98, 1.16
with G((0, YC, 0), pi / 2):
    h = WV / 2; box((-h, -.47, .42), (h, 0, .76), wd(0), .004); c = Mesh()
    if T in ('superior', 'chalet'): [c.box((-h + .01 + i * .0573, -.485, .43), (-h + .05 + i * .0573, -.47, .75), wd(2)) for i in range(20)]
    elif T in ('standard', 'master'): [box((x0, -.476, .46), (x0 + h - .08, -.472, .72), cane('XZ')) for x0 in (-h + .05, .03)]; [c.box(lo, hi, wd(0)) for x0 in (-h, 0) for lo, hi in (((x0 + .005, -.485, .43), (x0 + h - .005, -.468, .465)), ((x0 + .005, -.485, .715), (x0 + h - .005, -.468, .75)), ((x0 + .005, -.485, .43), (x0 + .05, -.468, .75)), ((x0 + h - .05, -.485, .43), (x0 + h - .005, -.468, .75)))]
    else: [(c.box((x0 + .004, -.486, .425), (x0 + h - .004, -.47, .755), wd(0)), c.box((x0 + h / 2 - .07, -.502, .715), (x0 + h / 2 + .07, -.486, .727), m)) for x0 in (-h, 0)]
    c.obj('front', bevel=.002); box((-h - .01, -.50, .76), (h + .01, 0, .795), marble((.80, .78, .75), (.40, .37, .33), 1.4, .1), .004)
    basin((.12, -.26, .795), .20, S['basin']()); wall_tap((.12, -.012, 1.03), 0, m); mirror_round((.12, -.012, 1.56), .36, m)
    soap = mat('soap', (.70, .66, .52), .5); plate((-.22, -.30, .795), .055, S['basin']()); lathe([(0, -.010), (.024, -.007), (.027, 0), (.022, .008), (0, .010)], soap, (-.22, -.30, .815), 24, 1)
    bottle((-.36, -.14, .795), .18, .031); bottle((-.44, -.17, .795), .14, .027, mat('amb2', (.09, .12, .07), .1)); glass((-.24, -.13, .795), .10, .032, 0); folded(.22, .16, .045, 2, loc=(.47, -.24, .795), rot=1.5)
    if T in ('premium', 'master', 'luxury'): vase((-.41, -.33, .795), 'orchid' if T == 'luxury' else 'branch', S['basin']() if T == 'master' else mat('vs', (.70, .62, .48), .5), 3, .62)
    bb = Mesh(); bb.box((-h + .04, -.44, .14), (h - .04, -.04, .165), wd(0)); bb.obj('shelf', bevel=.003); [rolled((-.38 + i * .15, -.24, .235), pi / 2, .34, .068, terry() if i % 3 else terry(S['towel'])) for i in range(6)]
for y in (YC - .40, YC + .64):
    with G((0, y, 0), 0): globe_sconce(0, 1.52, 7 if S['light'] in ('dusk', 'golden') else 4, .012)
# towel slipped half off its rail, mat, slippers, wet footprints from the shower
rl = Mesh(); rl.tube([(W - .02, .55, 1.22), (W - .075, .55, 1.22), (W - .075, 1.20, 1.22), (W - .02, 1.20, 1.22)], .009, m, 10); rl.obj('rail', smooth=True)
curtain(.62, 1.12, .52, 1.235, terry(), 2, .010, W - .090, 3, 'y'); curtain(.62, 1.12, .80, 1.235, terry(), 2, .008, W - .055, 4, 'y'); curtain(.70, 1.06, .86, 1.245, terry(S['towel']), 2, .010, W - .104, 5, 'y')
_p = fabric((.74, .71, .64), 300, .3, 1., 1.2, .08); box((.78, 1.20, .001), (1.72, 1.78, .02), _p, .008); slippers((1.40, .95, .001), .25)
wet = mat('wetfloor', (.16, .12, .09), .30, spec=.35); f = Mesh()
for k, (x, y, sd) in enumerate(((1.50, 1.10, 1), (1.33, .82, -1), (1.52, .50, 1))):
    for u, w_, rx, ry in ((-.085, 0, .034, .028), (-.01, -.012, .060, .019), (.058, 0, .040, .040), (.112, .022, .016, .013), (.117, 0, .011, .010), (.112, -.014, .010, .009), (.104, -.028, .009, .008)):
        a = -pi / 2 + .05 * sd; cx, cy = x + math.cos(a) * u - math.sin(a) * w_ * sd, y + math.sin(a) * u + math.cos(a) * w_ * sd; f.add([(cx + rx * math.cos(q) * math.cos(a) - ry * math.sin(q) * math.sin(a), cy + rx * math.cos(q) * math.sin(a) + ry * math.sin(q) * math.cos(a), .0015) for q in np.linspace(0, 2 * pi, 18, endpoint=False)], [tuple(range(18))], wet)
if T != 'chalet': f.obj('steps')
view(S['view'], 1.1, D + .7, 4); daylight(S['light'], [win], D, fill=3.2 if S['light'] != 'dusk' else 2.4, sun=15, azim=1.15)
dim = S['light'] == 'dusk'; area((1.1, 1.0, H - .02), (1.1, 1.0, 0), (1.1, 1.0), 20 if not dim else 24, (1, .92, .82) if not dim else (1, .74, .48)); area((1.1, 2.4, H - .02), (1.1, 2.4, 0), (.7, .5), 12 if not dim else 10, (1, .95, .88) if not dim else (1, .76, .52)); area((1.55, -.7, 1.9), (.8, 1.6, .9), (.8, 1.2), 14, (1, .90, .78))
cam = dict(door=((1.72, -.34, 1.38), (.80, 2.2, 1.06), 25, (.5, 1.6, 1.), 8), basin=((1.75, .30, 1.30), (.05, 1.22, 1.02), 30, (.3, 1., 1.), 5.6))[CAM]; camera(*cam); shoot('smallbath_' + T, 1800, 1200, 48)
