"""The resort from the air: the picture of the map. Bright morning, long lens, the sea at the near edge, the forested hill behind.
places=1 renders nothing: it writes where every place and every junction of the paths lies in the picture, and how long the paths are, to $STUDIO_WORK/map-places.json.
World: metres; pool and front of the house where pool.py has them (pool along +Y, house at y = 60), the sea towards -Y."""
import sys, os, json; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit'), os.path.join(HERE_, '..', 'events')]
import resort
from events_kit import *
s = start(); R = random.Random(27); fast(4, 2, 2, 6, 4); s.cycles.glossy_bounces = 2
AZ, EL, DIST, LENS, AIM = math.radians(13), math.radians(40), 830, 100, (4, 41, 0)
view = Vector((math.sin(AZ) * math.cos(EL), math.cos(AZ) * math.cos(EL), -math.sin(EL)))
cam = camera(tuple(Vector(AIM) - view * DIST), AIM, LENS)

# ------------------------------------------------------------------ the plan: shore, promenade, paths, places
def prom_y(x): return -31.5 - .00075 * np.clip(np.asarray(x, float) - 20, 0, None) ** 2 + .0003 * np.clip(-20 - np.asarray(x, float), 0, None) ** 2   # its middle; 9 m wide
PW = 4.5
def shore_y_(x): x = np.asarray(x, float); return prom_y(x) - PW - 40 + 2.2 * np.sin(x * .045 + .6) + 1.0 * np.sin(x * .13 + 2)
PX0, PX1, PY0, PY1, DEEP, WL = -6.2, 3.4, 1.2, 27., -1.45, -.055          # the main pool, as in pool.py
on_prom = lambda x, d=0.: (x, float(prom_y(x)) + d)
NODES = {
    'gate': (118, 150), 'drive': (62, 133), 'forecourt': (44, 99), 'portico': (44, 80), 'lobby': (44, 67), 'lobby-terrace': (44, 52),
    'terrace-east': (22, 53), 'terrace': (-6, 53), 'terrace-west': (-34, 53), 'inner-garden': (0, 106),
    'pool-north': (-1.4, 40), 'pool-west': (-15.5, 14), 'pool-east': (13, 14), 'pool-south': (-1.4, -6),
    'east-garden': (34, 26), 'east-wing-north': (55.5, 45), 'east-wing': (55.5, 28), 'east-wing-south': (55.5, 8), 'lawn': (67, -9),
    'promenade-park': on_prom(-92), 'promenade-fitness': on_prom(-43), 'promenade': on_prom(-1.4), 'promenade-restaurant': on_prom(31), 'promenade-lawn': on_prom(70), 'promenade-enseada': on_prom(105),
    'beach-club': (6, -47), 'beach-deck': (-62, -44), 'sand': (4, -60),
    'games': (-34, 30), 'children-pool': (-34, 10), 'park-gate': (-52, 20), 'park': (-92, 34),
    'west-garden': (-46, 62), 'spa': (-56, 78), 'courts': (-72, 84),
    'foyer': (80, 92), 'halls': (80, 60), 'halls-garden': (112, 46), 'chalets-gate': (84, 24), 'chalets': (108, 20), 'chalets-end': (134, 24),
}
# from, to, kind, width in metres (0: not drawn, it crosses a paved place or a hall), points between
EDGES = [
    ('gate', 'drive', 'drive', 7, [(90, 148)]), ('drive', 'forecourt', 'drive', 7, [(48, 120)]), ('forecourt', 'portico', 'paved', 0, []), ('portico', 'lobby', 'inside', 0, []), ('lobby', 'lobby-terrace', 'inside', 0, []),
    ('forecourt', 'inner-garden', 'path', 2.4, [(24, 104)]), ('forecourt', 'foyer', 'path', 4, [(62, 98)]), ('drive', 'foyer', 'path', 4, [(78, 118)]),
    ('lobby-terrace', 'terrace-east', 'paved', 0, []), ('terrace-east', 'terrace', 'paved', 0, []), ('terrace', 'terrace-west', 'paved', 0, []),
    ('terrace', 'pool-north', 'path', 3, []), ('pool-north', 'pool-west', 'path', 2.4, [(-13, 36.5), (-15.6, 28)]), ('pool-north', 'pool-east', 'path', 2.4, [(10.5, 36.5), (13, 28)]),
    ('pool-west', 'pool-south', 'path', 2.4, [(-15, 2), (-11, -5)]), ('pool-east', 'pool-south', 'path', 2.4, [(12.5, 2), (8, -5)]), ('pool-south', 'promenade', 'path', 4, []),
    ('lobby-terrace', 'east-wing-north', 'path', 3, []), ('east-wing-north', 'east-wing', 'path', 3, []), ('east-wing', 'east-wing-south', 'path', 3, []), ('east-wing-south', 'lawn', 'path', 2.4, [(57, -3)]), ('lawn', 'promenade-lawn', 'path', 2.4, []),
    ('lobby-terrace', 'east-garden', 'path', 2.4, [(40, 40)]), ('terrace-east', 'east-garden', 'path', 2.4, [(25, 40)]), ('east-garden', 'pool-east', 'path', 2.4, [(24, 17)]), ('east-garden', 'east-wing', 'path', 2.4, []), ('east-garden', 'promenade-restaurant', 'path', 3, [(38, 8), (31, -10)]),
    ('promenade-park', 'promenade-fitness', 'promenade', 0, []), ('promenade-fitness', 'promenade', 'promenade', 0, []), ('promenade', 'promenade-restaurant', 'promenade', 0, []), ('promenade-restaurant', 'promenade-lawn', 'promenade', 0, []), ('promenade-lawn', 'promenade-enseada', 'promenade', 0, []),
    ('promenade', 'beach-club', 'boards', 2, []), ('beach-club', 'sand', 'sand', 0, []), ('promenade-fitness', 'beach-deck', 'boards', 2, [(-52, -40)]),
    ('terrace-west', 'games', 'path', 2.4, [(-32, 42)]), ('games', 'children-pool', 'path', 2.4, []), ('children-pool', 'pool-west', 'path', 2.4, [(-24, 14)]), ('children-pool', 'promenade-fitness', 'path', 2.4, [(-31.5, -10), (-33.2, -22)]),
    ('games', 'park-gate', 'path', 2.4, [(-44, 24)]), ('children-pool', 'park-gate', 'path', 2.4, [(-44, 14)]), ('park-gate', 'park', 'path', 3, [(-70, 24)]), ('park', 'promenade-park', 'path', 2.4, [(-88, 10), (-92, -8)]),
    ('terrace-west', 'west-garden', 'path', 2.4, []), ('west-garden', 'spa', 'path', 2.4, []), ('spa', 'courts', 'path', 2.4, []), ('west-garden', 'park-gate', 'path', 2.4, [(-52, 44)]),
    ('foyer', 'halls', 'path', 3, [(79, 74)]), ('halls', 'halls-garden', 'path', 2.4, [(84, 49), (96, 45.5)]), ('halls', 'chalets-gate', 'path', 2.4, [(79.5, 44)]), ('halls-garden', 'chalets', 'path', 2.4, [(116, 34)]), ('chalets-gate', 'chalets', 'path', 2.4, [(96, 19)]), ('chalets', 'chalets-end', 'path', 2.4, [(122, 19)]),
    ('chalets-gate', 'lawn', 'path', 2.4, [(80, 6), (76, -6)]), ('chalets', 'promenade-enseada', 'path', 2.4, [(108, 4), (104, -12)]),
]
# slug: where its marker stands (x, y, z), and the junction where one arrives. Restaurants in the house stand at their arcade on the ground floor.
PLACES = {
    'house': ((-6, 66, 24), 'terrace'), 'reception': ((40, 70, 11), 'lobby'), 'entrance': ((46, 84, 6), 'portico'), 'lobby-bar': ((37, 57.5, 3), 'lobby-terrace'), 'lobby-lounge': ((50, 57.5, 3), 'lobby-terrace'),
    'chalets': ((112, 30, 6), 'chalets'), 'beach': ((38, -60, 0), 'sand'), 'promenade': ((-24, float(prom_y(-24)), 0), 'promenade'), 'main-pool': ((-1.4, 12, 0), 'pool-south'), 'piscinas': ((-32, 3, 0), 'children-pool'),
    'clube-de-praia': ((8, -51, 1), 'beach-club'), 'ao-ar-livre': ((-66, -50, 0), 'beach-deck'), 'academia': ((-46, -15, 5), 'promenade-fitness'), 'spasissimo': ((-58, 92, 6), 'spa'), 'quadras': ((-92, 108, 0), 'courts'), 'parque-da-crianca': ((-92, 40, 2), 'park'), 'salao-de-jogos': ((-43, 36, 6), 'games'),
    'casa-grande': ((-2, 59.5, 3), 'terrace'), 'cafe-colonial': ((17, 59.5, 3), 'terrace-east'), 'vila-rica': ((-24, 59.5, 3), 'terrace-west'), 'sushi-bar': ((59.5, 43, 3), 'east-wing-north'), 'thai-lounge': ((59.5, 28, 3), 'east-wing'), 'thai': ((59.5, 14, 3), 'east-wing-south'), 'atlantico-seafood': ((31, -14, 4), 'promenade-restaurant'),
    'exposition-center': ((118, 113, 12), 'foyer'), 'convention-center': ((126, 78, 11), 'foyer'), 'noble-hall': ((94, 78, 10), 'foyer'), 'tupi-hall': ((92, 54, 6), 'halls'), 'ouro-preto-hall': ((105, 54, 6), 'halls-garden'), 'inconfidencia-hall': ((118, 54, 6), 'halls-garden'), 'tapuia-hall': ((131, 54, 6), 'halls-garden'),
    'marina-village': ((76, -14, 1), 'lawn'), 'enseada-space': ((106, -23, 5), 'promenade-enseada'),
}
def smooth_line(P, n=12):
    """Catmull-Rom through points on the plan."""
    P = [np.array(p, float) for p in P]
    if len(P) < 3: return np.array(P)
    Q = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]; out = []
    for a, b, c, d in zip(Q, Q[1:], Q[2:], Q[3:]): out += [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for t in np.arange(n) / n]
    return np.array(out + [P[-1]])
def course(a, b, kind, between):
    if kind == 'promenade': return np.array([on_prom(x) for x in np.linspace(NODES[a][0], NODES[b][0], 24)])
    return smooth_line([NODES[a], *between, NODES[b]])
LINES = [(kind, w, course(a, b, kind, mid)) for a, b, kind, w, mid in EDGES]
if OPT.get('places'):
    from bpy_extras.object_utils import world_to_camera_view
    s.render.resolution_x, s.render.resolution_y = 3000, 2000; bpy.context.view_layer.update()
    def at(p): q = world_to_camera_view(s, cam, Vector(p)); assert 0 < q.x < 1 and 0 < q.y < 1, (p, q); return dict(x=round(q.x, 4), y=round(1 - q.y, 4))
    out = dict(picture='resort/mapa.jpg', width=3000, height=2000, places={k: dict(at(p), node=n) for k, (p, n) in PLACES.items()}, nodes={k: at((*p, 0)) for k, p in NODES.items()},
               edges=[{'from': a, 'to': b, 'kind': kind, 'metres': round(float(np.hypot(*np.diff(line, axis=0).T).sum()), 1), 'points': [at((*p, 0)) for p in line[1:-1:4]]} for (a, b, kind, w, mid), (_, _, line) in zip(EDGES, LINES)])
    path = os.path.join(os.path.dirname(CACHE.rstrip(os.sep)), 'map-places.json'); json.dump(out, open(path, 'w'), indent=1); print('PLACES', path); sys.exit()

# ------------------------------------------------------------------ the ground: one picture, a pixel for 10 cm
RES, GX0, GX1, GY0, GY1 = .1, -190., 190., -66., 176.
W_, H_ = round((GX1 - GX0) / RES), round((GY1 - GY0) / RES); G_ALB = np.zeros((H_, W_, 3), np.float32); taken = np.zeros((H_ // 5, W_ // 5), bool)   # taken: nothing grows there, half a metre
def window(x0, x1, y0, y1):
    a, b, c, d = max(0, int((x0 - GX0) / RES)), min(W_, int((x1 - GX0) / RES) + 1), max(0, int((y0 - GY0) / RES)), min(H_, int((y1 - GY0) / RES) + 1)
    X, Y = np.meshgrid(GX0 + (np.arange(a, b) + .5) * RES, GY0 + (np.arange(c, d) + .5) * RES); return (slice(c, d), slice(a, b)), X.astype(np.float32), Y.astype(np.float32)
def paint(bbox, sdf, colour, kerb=None, kw=.22, hard=True, edge=1.):
    """Colour what lies inside (sdf < 0), with a kerb round it."""
    w, X, Y = window(*bbox)
    if not X.size: return
    d = sdf(X, Y); c = colour(X, Y) if callable(colour) else np.array(colour, np.float32)
    for lim, q in (((kw, np.array(kerb, np.float32)),) if kerb is not None else ()) + ((0., c),): a = np.clip(.5 - (d - lim) / (RES * edge), 0, 1)[..., None]; G_ALB[w] = G_ALB[w] * (1 - a) + q * a
    if hard: occupy(X[d < .2], Y[d < .2])
def occupy(x, y): taken[np.clip(((np.asarray(y) - GY0) / (RES * 5)).astype(int), 0, H_ // 5 - 1), np.clip(((np.asarray(x) - GX0) / (RES * 5)).astype(int), 0, W_ // 5 - 1)] = True
def keep_free(x0, x1, y0, y1): occupy(*[q.ravel() for q in np.meshgrid(np.arange(x0, x1 + .1, .4), np.arange(y0, y1 + .1, .4))])
def is_free(x, y, r):
    j, i, k = int((y - GY0) / (RES * 5)), int((x - GX0) / (RES * 5)), max(1, int(r * 2)); return not taken[max(0, j - k):j + k + 1, max(0, i - k):i + k + 1].any()
def s_rect(x0, x1, y0, y1, r=0.): return lambda X, Y: np.hypot(np.maximum(np.abs(X - (x0 + x1) / 2) - (x1 - x0) / 2 + r, 0), np.maximum(np.abs(Y - (y0 + y1) / 2) - (y1 - y0) / 2 + r, 0)) + np.minimum(np.maximum(np.abs(X - (x0 + x1) / 2) - (x1 - x0) / 2 + r, np.abs(Y - (y0 + y1) / 2) - (y1 - y0) / 2 + r), 0) - r
def s_round(x, y, rx, ry=None, lobes=0., k=3, ph=0.):
    ry = ry or rx; return lambda X, Y: (np.hypot((X - x) / rx, (Y - y) / ry) / (1 + lobes * np.sin(k * np.arctan2(Y - y, X - x) + ph)) - 1) * min(rx, ry)
def s_line(P, w):
    def f(X, Y):
        d = np.full(X.shape, 1e3, np.float32)
        for (a, b), (c, e) in zip(P[:-1], P[1:]):
            x0, x1, y0, y1 = min(a, c) - w - 2, max(a, c) + w + 2, min(b, e) - w - 2, max(b, e) + w + 2; i0, i1 = np.searchsorted(X[0], (x0, x1)); j0, j1 = np.searchsorted(Y[:, 0], (y0, y1))
            if i0 == i1 or j0 == j1: continue
            x, y = X[j0:j1, i0:i1] - a, Y[j0:j1, i0:i1] - b; ux, uy = c - a, e - b; t = np.clip((x * ux + y * uy) / (ux * ux + uy * uy + 1e-9), 0, 1); d[j0:j1, i0:i1] = np.minimum(d[j0:j1, i0:i1], np.hypot(x - t * ux, y - t * uy))
        return d - w / 2
    return f
def around(P, m): P = np.asarray(P); return P[:, 0].min() - m, P[:, 0].max() + m, P[:, 1].min() - m, P[:, 1].max() + m
mixc = lambda a, b, f: np.array(a, np.float32) * (1 - f[..., None]) + np.array(b, np.float32) * f[..., None]
def paved(c, size=1.2, joint=.82, var=.10, seed=0):
    """Slabs with their joints, each a little different."""
    def f(X, Y):
        i, j = np.floor(X / size).astype(int), np.floor(Y / size).astype(int); h = np.random.default_rng(seed).random((64, 64))[j % 64, i % 64]; k = 1 + var * (h - .5) * 2 + .16 * (vnoise(X / 7 + 60, Y / 7 + 60, seed, 3) - .5)
        k = k * np.where(np.minimum(X - i * size, Y - j * size) < RES * 1.01, joint, 1); return (np.array(c, np.float32) * k[..., None]).astype(np.float32)
    return f
STONE, KERB, DECK, DRIVE, SANDC = (.44, .37, .28), (.55, .50, .41), (.45, .365, .27), (.29, .262, .232), (.52, .41, .28)
FINE = vnoise(*np.meshgrid(np.arange(1024) * .23 + 9, np.arange(1024) * .23 + 9), 5, 3).astype(np.float32)
def lawn(X, Y):
    k = 10; n = vnoise(X[::k, ::k] / 16 + 30, Y[::k, ::k] / 16 + 30, 3, 5); n = np.clip(np.repeat(np.repeat(n, k, 0), k, 1)[:X.shape[0], :X.shape[1]] * 2.4 - .7, 0, 1); i, j = ((Y - GY0) / RES).astype(int) % 1024, ((X - GX0) / RES).astype(int) % 1024   # mown in stripes
    return mixc((.046, .096, .019), (.088, .142, .034), n) * (1 + .045 * np.sign(np.sin((X * .94 - Y * .34) * 2 * pi / 5.2)) + .30 * (FINE[i, j] - .5))[..., None]
for y in np.arange(GY0, GY1, 40): w, X, Y = window(GX0, GX1, y, y + 40); G_ALB[w] = lawn(X, Y)
# the forest's floor at the foot of the hill
def hill_y(x): x = np.asarray(x, float); return 141 + .13 * np.clip(x + 60, 0, None) + 5 * np.sin(x * .05) + 3 * np.sin(x * .13 + 1)
paint((GX0, GX1, 128, GY1), lambda X, Y: hill_y(X) - Y + 3 * (vnoise(X / 4 + 40, Y / 4 + 90, 2, 3) - .5), (.022, .045, .012), hard=False, edge=25)
# terraces and squares
def rect(x0, x1, y0, y1, c, kerb=KERB, r=.6, hard=True): paint((x0 - 2, x1 + 2, y0 - 2, y1 + 2), s_rect(x0, x1, y0, y1, r), c, kerb, hard=hard)
def disc(x, y, r, c, kerb=KERB, ry=None, hard=True, **k): m = max(r, ry or r) * 1.5; paint((x - m, x + m, y - m, y + m), s_round(x, y, r, ry, **k), c, kerb, hard=hard)
TAIL = [('drive', 7, smooth_line([(90, 148), NODES['gate'], (150, 147), (196, 150)]))]   # the drive goes on to the road
for kerb in (True, False):                              # paths, under the squares they lead to; first every kerb, so that none crosses a junction
    for kind, w, P in LINES + TAIL:
        if w and kind != 'boards': k = .3 if kind == 'drive' else .2; paint(around(P, w + 3), s_line(P, w + 2 * k * kerb), KERB if kerb else paved(DRIVE, .6, .93, .07) if kind == 'drive' else paved(STONE, .8, .88, .08))
disc(44, 99, 14, paved(DRIVE, .6, .93, .07)); rect(36.5, 52, 73, 90, paved(STONE, 1.2)); disc(44, 99, 6.2, lawn); disc(44, 99, 2.6, (.40, .60, .62), (.66, .62, .54))
rect(-39, 27.5, 48.5, 62.6, paved(STONE, 1.2)); rect(-41.5, -35.4, 72, 120, paved(STONE, 1.2)); rect(-19, 27, 121, 126.6, paved(STONE, 1.2)); rect(27, 62.6, 49, 60.6, paved((.58, .51, .41), 1.2)); rect(53.5, 62.6, 1, 50, paved(STONE, 1.2))
rect(-14, 12.5, -9.5, 33.5, paved(DECK, .6, .86, .09))                                                        # main pool
rect(76.5, 84.5, 64, 130, paved(STONE, 1.2)); rect(84, 140, 45, 50, paved(STONE, .8)); disc(0, 106, 7, paved(STONE, .8)); disc(0, 106, 4.6, lawn)
disc(34, 26, 4.2, paved(STONE, .8)); disc(34, 26, 2.2, lawn)
KP = [(-32 + 8.6 * math.cos(a) * (1 + .22 * math.cos(2 * a + .5)), 5.5 + 6.6 * math.sin(a) * (1 + .10 * math.sin(3 * a))) for a in np.linspace(0, 2 * pi, 72, False)]   # the children's pool
paint(around(KP, 8), s_line(KP + KP[:1], 8.0), paved(DECK, .6, .86, .09), KERB)
rect(16, 46, -25.5, -6, paved(DECK, .8)); rect(98, 116, -33, -14, paved(DECK, .8)); rect(-57, -35, -25.5, -9, paved(DECK, .8)); rect(-52, -33, 27, 45, paved(STONE, .8)); rect(-72, -46, 76, 90, paved((.55, .47, .36), .8))
disc(84, 24, 3, paved(STONE, .8)); disc(108, 20, 3, paved(STONE, .8))
# courts
CX, CY = -93, 88; rect(CX - 19, CX + 19, CY, CY + 38, lambda X, Y: mixc((.27, .088, .042), (.33, .115, .058), vnoise(X / 5 + 9, Y / 5 + 9, 4, 4)), r=.2)
for cx in (CX - 8.2, CX + 8.2):
    rect(cx - 5.485, cx + 5.485, CY + 7.5, CY + 31.27, lambda X, Y: mixc((.030, .150, .085), (.048, .185, .105), vnoise(X / 4 + 9, Y / 4 + 9, 6, 4)), None, 0.)
# children's park: sand-coloured rubber floor in the lawn, coloured islands
KX, KY = -94, 36
def blob_(x, y, rx, ry, c, k=3, l=.08, ph=0.): paint((x - rx * 1.4, x + rx * 1.4, y - ry * 1.4, y + ry * 1.4), s_round(x, y, rx, ry, l, k, ph), c)
rub = lambda c: lambda X, Y: np.array(c, np.float32) * (1 + .22 * (vnoise(X * 3 + 60, Y * 3 + 60, 7, 3) - .5))[..., None]
BLUE, TEAL, SUN, COR, LEAFG = (.14, .42, .56), (.05, .40, .41), (.80, .50, .06), (.72, .24, .10), (.20, .40, .10)
for x, y, rx, ry, ph in ((KX - 4, KY - 2, 22, 15, .4), (KX + 20, KY + 8, 15, 11, 2), (KX - 20, KY + 19, 14, 9, 1), (KX + 12, KY - 22, 14, 8, 3)): paint((x - rx * 1.4, x + rx * 1.4, y - ry * 1.4, y + ry * 1.4), s_round(x, y, rx, ry, .07, 3, ph), rub(SANDC), KERB)
for x, y, rx, ry, c, ph in ((KX - 14, KY - 4, 7, 4.5, TEAL, 0), (KX + 3, KY + 3, 8, 5, SUN, 1), (KX - 2, KY - 10, 6, 3.4, COR, 2), (KX + 22, KY + 8, 11, 7.6, BLUE, 2), (KX + 27, KY + 10, 3.6, 2.6, TEAL, 4), (KX + 17, KY + 5, 3.4, 2.4, SUN, 1), (KX - 21, KY + 20, 5, 3.4, LEAFG, 3), (KX - 14, KY + 16, 3.2, 2.4, COR, 1), (KX + 14, KY - 22, 5, 3.4, TEAL, 1), (KX + 6, KY - 21, 3, 2.2, LEAFG, 1)): blob_(x, y, rx, ry, rub(c), 3, .10, ph)
# promenade: waves of black and white stone, a pale edge on the land side
def waves(X, Y):
    v = Y - prom_y(X); ph = np.sin(2 * pi * (v + .62 * np.sin(2 * pi * X / 7.5)) / 3.0); c = mixc((.60, .555, .475), (.085, .075, .065), np.clip((ph - .12) * 4 + .5, 0, 1)); c *= (1 + .15 * (vnoise(X * 3 + 9, Y * 3 + 9, 3, 2) - .5))[..., None]
    b = (np.abs(v) > PW - .7)[..., None]; return np.where(b, np.array((.62, .57, .48), np.float32), c)
paint((GX0, GX1, GY0, -8), lambda X, Y: np.abs(Y - prom_y(X)) - PW, waves, (.66, .62, .54), .3)

img = bpy.data.images.new('ground', W_, H_); px = np.ones((H_, W_, 4), np.float32); c_ = np.clip(G_ALB, 0, 1); px[..., :3] = np.where(c_ < .0031308, c_ * 12.92, 1.055 * c_ ** (1 / 2.4) - .055); img.pixels.foreach_set(px.ravel()); del px, c_; img.pack()
gm, N = fresh('ground'); uv = N.new('Mapping', Vector=N.new('TexCoord').outputs['Object'], Location=(-GX0 / (GX1 - GX0), -GY0 / (GY1 - GY0), 0), Scale=(1 / (GX1 - GX0), 1 / (GY1 - GY0), 1)).outputs[0]
t = N.new('TexImage', Vector=uv, _image=img, _extension='EXTEND'); N.set(Base_Color=t.outputs[0], Roughness=.9, Specular=.12); N.bump(N.noise(3.2, 6, N.coord('Object'), .7), .35, .05)
from mathutils.geometry import tessellate_polygon
MP = [(PX0, PY0), (PX1, PY0), (PX1, PY1), (PX0, PY1)]
outer = [(x, float(prom_y(x)) - PW) for x in np.linspace(-230, 230, 47)] + [(230, 240), (-230, 240)]; rings = [outer, MP, KP]; flat = [Vector((*p, 0)) for r in rings for p in r]
b = Mesh(); b.add([tuple(v) for v in flat], tessellate_polygon([[Vector((*p, 0)) for p in r] for r in rings]), gm); b.obj('ground')

# ------------------------------------------------------------------ beach and sea
SEA = -1.6
wl = Mesh(); wm = plaster((.66, .61, .52))
for x0, x1 in ((-230, -45.2), (-41, -3.4), (.8, 230)):   # open where boards lead down to the sand
    top = [(x, float(prom_y(x)) - PW) for x in np.linspace(x0, x1, max(8, int((x1 - x0) / 5)))]; wl.grid([[(x, y, -1.2) for x, y in top], [(x, y, .45) for x, y in top], [(x, y + .4, .45) for x, y in top], [(x, y + .4, 0) for x, y in top]], wm)
top = [(x, float(prom_y(x)) - PW - .03) for x in np.linspace(-230, 230, 93)]; wl.grid([[(x, y, -1.3) for x, y in top], [(x, y, -.01) for x, y in top]], wm); wl.obj('seawall')
X, d = np.meshgrid(np.linspace(-230, 230, 461), np.linspace(-46, 14, 101)); Y = shore_y_(X) - d; Y = np.where(d < -38, np.maximum(Y, prom_y(X) - PW - .05 + (d + 40) * -.02), Y); Y = np.minimum(Y, prom_y(X) - PW + .2)
Z = SEA + np.where(d < 0, 1.05 * (1 - np.exp(d / 16)), -.06 * d) + .10 * vnoise(X / 5 + 90, Y / 5 + 90, 1, 3) * np.clip(-d / 8, 0, 1); sand, N = fresh('sand'); v = N.coord('Object'); a = N.new('Attribute', _attribute_name='dry').outputs['Fac']
dryc = N.ramp(N.noise(.35, 9, v, .62), [(.3, (.46, .355, .235)), (.7, (.57, .455, .315))]); df = N.new('MapRange', Value=N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(.22, 4, v), i1=.35, i2=a).outputs[0], i1=.25, i2=.75).outputs[0]
N.set(Base_Color=N.new('MixRGB', i0=df, i1=(.24, .18, .115, 1), i2=dryc).outputs[0], Roughness=N.new('MapRange', Value=df, i3=.25, i4=.95).outputs[0], Specular=.2); N.bump(N.noise(1.3, 7, v, .7), .5, .12)
fast_mesh('sand', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(*X.shape), [sand], attrs={'dry': np.clip((-d - 3 - 1.4 * np.sin(X * .12)) / 6, 0, 1)})
def sand_at(x, y): e = float(shore_y_(x)) - y; return SEA + (1.05 * (1 - math.exp(e / 16)) if e < 0 else -.06 * e) + .04
b = Mesh(); bw = teak(0)
for kind, w, P in LINES:
    if kind == 'boards':
        L = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
        for q in np.arange(3.6, L[-1], .42):
            x, y = np.interp(q, L, P[:, 0]), np.interp(q, L, P[:, 1]); x2, y2 = np.interp(q + .2, L, P[:, 0]) - x, np.interp(q + .2, L, P[:, 1]) - y; n_ = math.hypot(x2, y2) + 1e-9; ux, uy = x2 / n_, y2 / n_; z = max(sand_at(x, y) + .10, .02 - .18 * max(0, q - 4.2))
            V = [(x + a * ux - e * uy, y + a * uy + e * ux) for a, e in ((-.18, -1.05), (.18, -1.05), (.18, 1.05), (-.18, 1.05))]; b.add([(*v, z - .12) for v in V] + [(*v, z) for v in V], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], bw)
b.obj('boards')
ny, nx = 560, 1050; u = np.linspace(0, 1, ny)[:, None]; X = np.repeat(np.linspace(-210, 210, nx)[None], ny, 0); d = np.repeat(-3.5 + 190 * u ** 1.55, nx, 1); Y = shore_y_(X) - d
wob = 3.2 * np.sin(X * .035 + 1) + 1.6 * np.sin(X * .093 + .4) + 4 * (vnoise(X / 28 + 40, Y / 28 + 40, 6, 3) - .5); dd = d + wob * np.clip(d / 12, 0, 1); swash = -1.2 + 1.5 * np.sin(X * .16) + .8 * np.sin(X * .41 + 2); n1 = vnoise(X / 2.2 + 70, Y / 2.2 + 70, 8, 4); n2 = vnoise(X / 14 + 20, Y / 14 + 50, 4, 3)
foam = 1.2 * np.exp(-((d - swash - .3) / .55) ** 2) + .75 * np.clip(1 - np.abs(d - swash - 3) / 3.2, 0, 1) * (n1 > .47); Zs = 0
for k, (pos, amp, gap) in enumerate(((10, .55, .38), (21, .75, .46), (36, .55, .60))):
    on = np.clip((n2 - gap + .12) * 6, 0, 1) if k % 2 == 0 else np.clip((1 - n2 - gap + .12) * 6, 0, 1); Zs = Zs + amp * np.exp(-((dd - pos) / 1.5) ** 2) * (.3 + .7 * on); foam = foam + on * (1.15 * np.exp(-((dd - pos + .8) / .8) ** 2) + .62 * np.clip(1 - np.abs(dd - pos + 4.5) / 4, 0, 1) * (n1 > .50))
for L, A, th in ((16, .14, .12), (9, .08, -.3), (5, .045, .5), (3.2, .03, -.6)): Zs = Zs + A * np.sin(2 * pi / L * (Y * math.cos(th) + X * math.sin(th)) + 4 * vnoise(X / 20 + L, Y / 20 + L, 3, 2)) * np.clip(d / 8, 0, 1)
sea, N = fresh('sea'); v = N.coord('Object'); f = N.new('Attribute', _attribute_name='foam').outputs['Fac']; dep = N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(.03, 4, v), i1=.18, i2=N.new('Attribute', _attribute_name='dep').outputs['Fac']).outputs[0]
N.set(Base_Color=N.ramp(dep, [(.06, (.34, .30, .20)), (.11, (.20, .36, .29)), (.22, (.055, .31, .31)), (.45, (.018, .20, .255)), (.95, (.008, .095, .17))]), Roughness=.16, Specular=.5, IOR=1.33); N.bump(N.noise(.9, 9, N.coord('Object', (1, .6, 1)), .62), .5, .22)
fm = N.new('MapRange', Value=N.new('Math', _operation='ADD', i0=f, i1=N.noise(1.6, 8, v, .7)).outputs[0], i1=.86, i2=1.25).outputs[0]; gate = N.new('Math', _operation='MULTIPLY', i0=fm, i1=N.new('MapRange', Value=f, i1=.05, i2=.2).outputs[0]).outputs[0]
N.link(N.new('MixShader', i0=gate, i1=N.bsdf.outputs[0], i2=N.new('BsdfDiffuse', Color=(.80, .80, .78, 1)).outputs[0]).outputs[0], N.out.inputs[0])
fast_mesh('sea', np.stack([X, Y, SEA + np.where(d < swash, -.35, Zs + .03)], -1).reshape(-1, 3), grid_faces(ny, nx), [sea], attrs={'foam': foam, 'dep': np.clip(d / 110, 0, 1)})

# ------------------------------------------------------------------ pools: pale mosaic, a band of dark blue tiles at the waterline
def basin(name, c1, c2):
    m, N = fresh(name); v = N.coord('Object'); warp = N.new('MixRGB', i0=.3, i1=v, i2=N.new('TexNoise', Scale=.9, Detail=2, Vector=v).outputs[1]).outputs[0]; net = N.new('MapRange', Value=N.new('TexVoronoi', Scale=.85, _feature='DISTANCE_TO_EDGE', Vector=warp).outputs[0], i1=0., i2=.28, i3=1.22, i4=.92, _interpolation_type='SMOOTHSTEP').outputs[0]
    N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=N.ramp(N.noise(.6, 5, v), [(.3, c1), (.7, c2)]), i2=net).outputs[0], Roughness=.4); return m
def pool_water():
    """As in pool.py: only what the camera sees reflects; sun and shadow rays pass."""
    m, N = fresh('water'); N.n.remove(N.bsdf); v = N.coord('Object'); h = N.noise(1.4, 4, v, .5, .5); bp = N.new('Bump', Strength=.10, Distance=.2, Height=h); fr = N.new('Fresnel', IOR=1.33); gl = N.new('BsdfGlossy', Roughness=.02); rf = N.new('BsdfRefraction', IOR=1.33, Roughness=0., Color=(.84, .965, .975, 1))
    for x in (fr, gl, rf): N.link(bp.outputs[0], x.inputs['Normal'])
    seen = N.new('MixShader', i0=fr.outputs[0], i1=rf.outputs[0], i2=gl.outputs[0]); tp = N.new('BsdfTransparent', Color=(.84, .965, .975, 1)); N.link(N.new('MixShader', i0=N.new('LightPath').outputs['Is Camera Ray'], i1=tp.outputs[0], i2=seen.outputs[0]).outputs[0], N.out.inputs[0]); return m
pale, band, wat, cop = basin('pale', (.22, .56, .63), (.29, .63, .68)), mat('band', (.030, .145, .27), .2), pool_water(), mat('coping', (.63, .57, .48), .6)
def pool_(P, deep, pale=pale):
    n = len(P); b = Mesh(); b.add([(*p, deep) for p in P], [tuple(range(n))], pale); c = np.mean(P, 0); out = [tuple(np.array(p) + (np.array(p) - c) / max(1e-6, np.linalg.norm(np.array(p) - c)) * .62) for p in P]
    for z0, z1, m in ((deep, -.26, pale), (-.26, 0, band)): b.add([(*p, z0) for p in P] + [(*p, z1) for p in P], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], m)
    b.add([(*p, .05) for p in P] + [(*p, .05) for p in out] + [(*p, -.02) for p in P] + [(*p, -.02) for p in out], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [(2 * n + i, 2 * n + (i + 1) % n, (i + 1) % n, i) for i in range(n)] + [(n + i, n + (i + 1) % n, 3 * n + (i + 1) % n, 3 * n + i) for i in range(n)], cop); b.obj('pool')
    b = Mesh(); b.add([(*p, WL) for p in P], [tuple(range(n))], wat); b.obj('water')
keep_free(PX0, PX1, PY0, PY1); keep_free(-43, -21, -2, 13); pool_(MP, DEEP); pool_(KP, -.5, basin('pale2', (.30, .66, .68), (.38, .72, .72)))

# ------------------------------------------------------------------ buildings
ROOF = {}
def seen_roof(*a, **k):
    """The house's clay tiles with rows that can be seen from the air."""
    if 'm' not in ROOF:
        m, N = fresh('roofair'); v = N.coord('UV'); o = N.coord('Object'); c = np.array((.34, .105, .046)); w = N.new('TexWave', Vector=v, Scale=2.3, _bands_direction='X', _wave_profile='SIN').outputs[0]; r = N.new('TexWave', Vector=v, Scale=1.6, _bands_direction='Y', _wave_profile='SAW').outputs[0]
        h = N.new('Math', _operation='MULTIPLY_ADD', i0=r, i1=.35, i2=w).outputs[0]; nz = N.new('Math', _operation='MULTIPLY_ADD', i0=N.noise(9, 4, v), i1=.5, i2=N.new('Math', _operation='MULTIPLY', i0=N.noise(.22, 5, o, .6), i1=.5).outputs[0]).outputs[0]
        N.set(Base_Color=N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=N.ramp(nz, [(.34, tuple(c * .70)), (.5, tuple(c)), (.66, tuple(c * [1.3, 1.45, 1.6]))]), i2=N.ramp(h, [(.1, (.66,) * 3), (.7, (1.06,) * 3)])).outputs[0], Roughness=.85, Specular=.2); N.bump(h, .8, .12); ROOF['m'] = m
    return ROOF['m']
resort.rooftile = rooftile = seen_roof; plain_roof = resort.hip_roof; ridge = mat('ridge', (.50, .20, .095), .85)
def hip_roof(x0, x1, y0, y1, z, rise, over=1.0, m=None):
    o = plain_roof(x0, x1, y0, y1, z, rise, over, m); V = [v.co for v in o.data.vertices]; b = Mesh()
    for i in range(4): b.tube([V[i] + Vector((0, 0, .05)), V[4 + i] + Vector((0, 0, .05))], .15, ridge, 6)
    if (V[4] - V[6]).length > .3: b.tube([V[4] + Vector((0, 0, .06)), V[6] + Vector((0, 0, .06))], .17, ridge, 6)
    b.obj('ridge'); return o
resort.hip_roof = hip_roof
def put(f, loc, rot, *a, **k):
    """Build with f at the origin, then set it in its place."""
    bpy.context.view_layer.update(); before = set(bpy.context.scene.objects); f(*a, **k); root = link(bpy.data.objects.new('root', None)); root.location = loc; root.rotation_euler = (0, 0, rot)
    for o in set(bpy.context.scene.objects) - before - {root}:
        if o.parent is None: o.parent = root
wall, white, glass_, shut, timber = plaster((.80, .77, .71)), mat('trimw', (.80, .78, .73), .5), mat('hglass', (.02, .03, .035), .04, spec=.8), mat('shutter', (.045, .13, .095), .5), wood((.10, .05, .025), (.24, .13, .065), 2)
put(hotel, (-31, 60, 0), 0, bays=12, floors=5, lit=0., seed=5)                       # the house: front, as in pool.py
put(hotel, (60, 54, 0), -pi / 2, bays=11, floors=5, lit=0., seed=6)                  # east wing along the garden
put(hotel, (-38, 118, 0), -pi / 2, bays=9, floors=4, lit=0., seed=7)                 # west wing
put(hotel, (-17, 124, 0), 0, bays=10, floors=4, lit=0., seed=8)                      # north wing: the inner garden lies between
put(hotel, (28, 58, 0), 0, bays=7, floors=1, lit=0., seed=9, towers=False, depth=16.)  # lobby, between front and east wing
for x0, x1, y0, y1 in ((-40, 28, 58, 75), (58, 75, 0, 62), (-40, -24, 72, 137), (-26, 34, 122, 138), (27, 60, 57, 83)): keep_free(x0, x1, y0, y1)
def windows(b, x0, x1, y0, y1, sides, z0=.9, z1=2.4, w=1.3, step=3.2, leaves=True):
    for side in sides:
        along = side in 'sn'; a, e = (x0, x1) if along else (y0, y1); n = max(1, int((e - a - .8) / step))
        for i in range(n):
            u = a + (e - a) * (i + .5) / n; q = {'s': y0, 'n': y1, 'w': x0, 'e': x1}[side]
            for lo, hi, t, m in ((u - w / 2, u + w / 2, .05, glass_), (u - w / 2 - .12, u + w / 2 + .12, .02, white)) + (((u - w / 2 - .62, u - w / 2 - .04, .09, shut), (u + w / 2 + .04, u + w / 2 + .62, .09, shut)) if leaves else ()):
                zz = (z0, z1) if m is not white else (z0 - .12, z1 + .12); b.box((lo, q - t, zz[0]), (hi, q + t, zz[1]), m) if along else b.box((q - t, lo, zz[0]), (q + t, hi, zz[1]), m)
def pavilion(x0, x1, y0, y1, h=4., rise=2.6, sides='sw', veranda='', over=.9, **k):
    """Low white building under a hipped roof; veranda: the sides where its roof goes on over posts."""
    b = Mesh(); b.box((x0, y0, -.1), (x1, y1, h), wall); b.box((x0 - .12, y0 - .12, -.1), (x1 + .12, y1 + .12, .35), mat('plinth', (.50, .43, .34), .8)); windows(b, x0, x1, y0, y1, sides, **k); rx0, rx1, ry0, ry1 = x0, x1, y0, y1; D = 2.8
    if 's' in veranda: ry0 -= D
    if 'w' in veranda: rx0 -= D
    if 'n' in veranda: ry1 += D
    if 'e' in veranda: rx1 += D
    if veranda:
        b.box((rx0, ry0, -.1), (rx1, ry1, .16), mat('clay', (.42, .20, .11), .7)); b.box((rx0, ry0, h - .35), (rx1, ry0 + .22, h), white); b.box((rx0, ry0, h - .35), (rx0 + .22, ry1, h), white); n = max(2, round((rx1 - rx0) / 3.1)); m = max(2, round((ry1 - ry0) / 3.1))
        P = [(rx0 + (rx1 - rx0 - .24) * i / n, ry0) for i in range(n + 1)] if 's' in veranda else []
        if 'w' in veranda: P += [(rx0, ry0 + (ry1 - ry0 - .24) * i / m) for i in range(m + 1)]
        for x, y in P: b.box((x, y, 0), (x + .24, y + .24, h), white)
    b.obj('pavilion'); hip_roof(rx0, rx1, ry0, ry1, h, rise, over); keep_free(rx0 - 1, rx1 + 1, ry0 - 1, ry1 + 1)
pavilion(38, 50, 74, 82, 6.4, 2.6, 'w')                                              # portico, its arches towards the drive
# convention wing: foyer with arcade, the great halls behind it, the small ones in a row on their garden
put(hotel, (84.5, 128, 0), -pi / 2, bays=9, floors=0, lit=0., seed=3, towers=False, depth=8.)
pavilion(84.5, 104, 66, 89, 8.4, 5.0, 'sw', z0=1.2, z1=6.2, w=1.7, step=3.4, leaves=False); pavilion(91, 97, 74, 80, 13.2, 2.4, 'sw', over=.7, z0=11.2, z1=12.6, w=.9, step=1.6, leaves=False)
for y in (66, 78): pavilion(106, 146, y, y + 12, 7.6, 3.6, 'sw' if y == 66 else 'w', z0=1., z1=5.4, w=2., step=4, leaves=False)
for x in (93, 111, 129): pavilion(x, x + 18, 94, 130, 9.4, 4.6, 's' if x > 93 else 's', z0=4., z1=7.6, w=2.2, step=4.4, leaves=False)
for x in (102, 120, 138): b = Mesh(); b.box((x - 1.5, 104, 12), (x + 1.5, 120, 14.7), white); windows(b, x - 1.5, x + 1.5, 104, 120, 'sw', 13.7, 14.5, 1.5, 2, False); b.obj('lantern'); hip_roof(x - 1.5, x + 1.5, 104, 120, 14.7, 1.1, .4)
for i in range(4): pavilion(86 + 13 * i, 98 + 13 * i, 52, 60, 4.2, 2.9, 's' if i else 'sw', 's')
def chalet():
    b = Mesh(); L, DP, VD, Z = 11., 7.5, 2.7, .45; b.box((-.3, -VD - .1, 0), (L + .3, DP, Z), mat('clay', (.42, .20, .11), .7)); b.box((0, 0, Z), (L, DP, Z + 2.9), wall)
    for a, e, zl, zh in ((1.1, 2.5, 1.3, 2.6), (4.5, 6.3, Z, 2.7), (8.1, 9.6, 1.3, 2.6)): b.box((a, -.04, zl), (e, .1, zh), glass_); [b.box((q, -.09, zl), (q + .65, .0, zh), shut) for q in (a - .67, e + .02)]
    windows(b, 0, L, 0, DP, 'w', Z + .8, Z + 2.1)
    for x in (.1, 2.75, 4.15, 6.65, 8.05, 10.75): b.box((x, -VD, Z), (x + .18, -VD + .18, Z + 2.6), timber)
    for x0, x1 in ((.26, 4.15), (6.81, 10.75)): b.box((x0, -VD + .03, Z + .78), (x1, -VD + .15, Z + .92), white); [b.box((x, -VD + .05, Z), (x + .06, -VD + .11, Z + .8), white) for x in np.arange(x0, x1, .26)]
    for i in range(3): b.box((4.3, -VD - .1 - (3 - i) * .34, 0), (6.5, -VD - .1, Z * (i + 1) / 4), mat('clay', (.42, .20, .11), .7))
    b.obj('chalet'); V = [(-.7, -VD - .65, Z + 2.6), (L + .7, -VD - .65, Z + 2.6), (L + .7, .5, Z + 3.46), (-.7, .5, Z + 3.46)]; me = bpy.data.meshes.new('vr'); me.from_pydata(V, [], [(0, 1, 2, 3)]); uv = me.uv_layers.new(); [setattr(uv.data[i], 'uv', c) for i, c in enumerate(((0, 0), (3.1, 0), (3.1, .83), (0, .83)))]; me.materials.append(rooftile()); link(bpy.data.objects.new('vroof', me)); hip_roof(0, L, 0, DP, Z + 3.35, 2.6, .7)
for x, y, a in ((90, 28, .06), (108, 27, -.04), (126, 29, -.10)): put(chalet, (x, y, 0), a); keep_free(x - 1, x + 12.5, y - 4, y + 9)
# spa: two roofs round a still pool; fitness with windows on the sea; games room; restaurant and terrace by the sea; event pavilion
pavilion(-71, -47, 91, 101, 4.6, 3.2, 'sw', 's', leaves=False, w=2., z1=3.2, step=3.4); pavilion(-72.5, -63, 78, 88.5, 4.2, 2.8, 'sw', 'e')
pavilion(-55, -37, -18.5, -10.5, 4.6, 2.8, 'sw', '', z0=.4, z1=3.8, w=2.6, step=2.9, leaves=False); pavilion(-51, -35.5, 33, 43, 4.2, 2.9, 'sw', 's')
pavilion(18, 44, -13, -6.5, 4.4, 2.6, 'sw', '', z0=.3, z1=3.2, w=2.2, step=3.2, leaves=False)
def pergola(x0, x1, y0, y1, h=3.1):
    b = Mesh(); n = round((x1 - x0) / 4.2)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        for y in (y0, y1): b.box((x - .13, y - .13, 0), (x + .13, y + .13, h), white)
        b.box((x - .09, y0 - .6, h), (x + .09, y1 + .3, h + .2), white)
    for k in range(int((x1 - x0) / 1.05) + 1): x = x0 + 1.05 * k; b.box((x - .09, y0 - .8, h + .2), (x + .09, y1 + .4, h + .34), white)
    b.obj('pergola')
pergola(18.5, 43.5, -24, -17.5); pavilion(100, 114, -24, -16, 4.2, 2.6, 'w', 's', z0=.3, z1=3.1, w=2.4, step=3, leaves=False)

# ------------------------------------------------------------------ plants
def crown(lumps, n, size, mats, seed=0, trunk=None, core=.80, share=0.):
    """Leaf cards on lumps (x, y, z, r, flat) round a dark core: one mesh, for inst(). mats: leaves, core, and blossom for `share` of the cards."""
    R_ = np.random.default_rng(seed); V, F, mi = [], [], []; k = 0
    def add(v, f, m):
        nonlocal k; V.append(v); F.append(np.asarray(f) + k); mi.append(np.full(len(f), m) if np.isscalar(m) else m); k += len(v)
    tot = sum(q[3] ** 2 for q in lumps)
    for x, y, z, r, fl in lumps:
        m = max(12, int(n * r * r / tot)); d = R_.normal(size=(m, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; d[:, 2] = np.where(d[:, 2] < -.45, -d[:, 2], d[:, 2]); p = d * (r * R_.uniform(.80, 1.06, (m, 1))) * (1, 1, fl) + (x, y, z)
        nr = d + R_.normal(size=(m, 3)) * .5; nr /= np.linalg.norm(nr, axis=1)[:, None]; t_ = np.cross(nr, R_.normal(size=(m, 3))); t_ /= np.linalg.norm(t_, axis=1)[:, None]; u_ = np.cross(nr, t_); z_ = size * R_.uniform(.6, 1.3, (m, 1))
        add(np.stack([p - t_ * z_, p + u_ * z_ * .6, p + t_ * z_, p - u_ * z_ * .6], 1).reshape(-1, 3), np.arange(4 * m).reshape(m, 4), (R_.random(m) < share).astype(int) * 2)
        a, e = np.meshgrid(np.linspace(0, 2 * pi, 10), np.linspace(-.4 * pi, .5 * pi, 6)); add(np.stack([x + r * core * np.cos(e) * np.cos(a), y + r * core * np.cos(e) * np.sin(a), z + r * core * fl * np.sin(e)], -1).reshape(-1, 3), grid_faces(6, 10), 1)
    if trunk:
        h, r = trunk; a = np.linspace(0, 2 * pi, 7); add(np.stack([np.stack([rr * np.cos(a), rr * np.sin(a), np.full(7, z)], -1) for z, rr in ((-.2, r * 1.4), (h * .5, r), (h, r * .7))]).reshape(-1, 3), grid_faces(3, 7), 3)
    return hide(fast_mesh('crown', np.concatenate(V), np.concatenate(F), mats, np.concatenate(mi), smooth=False))
bark = mat('bark', (.13, .10, .075), .9); greens = [(.046, .105, .022), (.065, .130, .030), (.034, .082, .022), (.085, .140, .040)]
def leaves(c, bl=(.8, .5, .05)): return [leaf(c, .35, .5, .45), mat('core%s' % (c,), tuple(.45 * q for q in c), 1., spec=0.), blossom(bl), bark]
@cached
def blossom(c):
    m, N = fresh('blossom'); f = N.new('MapRange', Value=N.new('ObjectInfo').outputs['Random'], i3=.85, i4=1.1).outputs[0]; col = N.new('MixRGB', _blend_type='MULTIPLY', i0=1., i1=(*c, 1), i2=f).outputs[0]
    N.link(N.new('MixShader', i0=.4, i1=N.new('BsdfDiffuse', Color=col).outputs[0], i2=N.new('BsdfTranslucent', Color=col).outputs[0]).outputs[0], N.out.inputs[0]); return m
def lumps(h, r, n, seed, flat=.75):
    q = random.Random(seed); return [(0, 0, h - r * .62 * flat, r * .62, flat)] + [(r * .52 * math.cos(i * 2 * pi / n + q.random() * .6), r * .52 * math.sin(i * 2 * pi / n + q.random() * .6), h - r * flat * q.uniform(.75, 1.0), r * q.uniform(.42, .56), flat) for i in range(n)]
broad = [crown(lumps(h, r, n, i), 1500, .27, leaves(greens[i % 4]), i, (h - r, .2)) for i, (h, r, n) in enumerate(((6.5, 2.9, 5), (7.6, 3.5, 6), (5.6, 2.5, 5), (6.8, 3.9, 7), (8.2, 3.2, 6)))]
small = [crown(lumps(h, r, 4, i + 20), 700, .20, leaves(greens[(i + 2) % 4]), i + 20, (h - r, .12)) for i, (h, r) in enumerate(((3.6, 1.6), (4.2, 1.8), (3.0, 1.4)))]
ipe = [crown(lumps(h, r, 6, i + 40, .7), 1500, .26, [blossom((.84, .55, .03)), mat('ipecore', (.42, .26, .02), 1.), leaf(greens[1]), bark], i + 40, (h - r * .8, .17), share=.06) for i, (h, r) in enumerate(((6.6, 2.9), (7.4, 3.3)))]
shrub = [crown([(0, 0, .35, .62, .8), (.5, .2, .28, .45, .8), (-.35, .35, .28, .46, .8)], 300, .13, leaves(greens[i % 4], fl), i + 60, None, .82, sh) for i, (fl, sh) in enumerate((((.8, .5, .05), 0), ((.8, .5, .05), 0), ((.55, .03, .15), .62), ((.78, .70, .60), .4), ((.72, .26, .03), .45), ((.55, .03, .15), .75)))]
def _hedge(seed):
    q = np.random.default_rng(seed); n = 420; p = q.uniform(-1, 1, (n, 3)); ax = q.integers(0, 5, n); p[ax == 0, 0] = 1; p[ax == 1, 0] = -1; p[ax == 2, 1] = 1; p[ax == 3, 1] = -1; p[ax == 4, 2] = 1; p = p * (.86, .42, .48) + (0, 0, .46); u_ = q.normal(size=(n, 3)); u_ /= np.linalg.norm(u_, axis=1)[:, None]; w_ = np.cross(u_, q.normal(size=(n, 3))); w_ /= np.linalg.norm(w_, axis=1)[:, None]; V = np.stack([p - u_ * .12, p + w_ * .07, p + u_ * .12, p - w_ * .07], 1).reshape(-1, 3)
    B = np.array([(x, y, z) for z in (-.1, .9) for x, y in ((-.84, -.4), (.84, -.4), (.84, .4), (-.84, .4))]); return hide(fast_mesh('hedge', np.concatenate([V, B]), np.concatenate([np.arange(4 * n).reshape(n, 4), 4 * n + np.array([(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])]), leaves(greens[2])[:2], np.r_[np.zeros(n, int), np.ones(5, int)], smooth=False))
hedges = [_hedge(i) for i in range(3)]; P_ = palms(4)
def hedge(*P, gaps=()):
    """A clipped hedge along a line; gaps: (x, y, r)."""
    for (a, b_), (c, e) in zip(P, P[1:]):
        L = math.hypot(c - a, e - b_); n = max(1, round(L / 1.6))
        for i in range(n):
            t_ = (i + .5) / n; x, y = a + (c - a) * t_, b_ + (e - b_) * t_
            if is_free(x, y, .5): inst(R.choice(hedges), (x, y, 0), math.atan2(e - b_, c - a), (L / n / 1.6, 1, R.uniform(.95, 1.08))); PLANTED.append((x, y, .7))
PLANTED = []
def plant(srcs, x, y, k=(.85, 1.2), r=1.2, z=0., always=False, gap=.8):
    if not always and (not is_free(x, y, r) or any((x - a) ** 2 + (y - b_) ** 2 < (gap * (r + c)) ** 2 for a, b_, c in PLANTED)): return False
    inst(R.choice(srcs), (x, y, z), R.random() * 6.28, R.uniform(*k), (R.uniform(-.04, .04), R.uniform(-.04, .04))); PLANTED.append((x, y, r)); return True
def bed(x0, x1, y0, y1, srcs=None, step=1.15):
    for x in np.arange(x0, x1, step):
        for y in np.arange(y0, y1, step): plant(srcs or shrub, x + R.uniform(-.3, .3), y + R.uniform(-.3, .3), (.8, 1.25), .45, gap=.6)
def low(x0, x1, y0, y1): LOW.append((x0, x1, y0, y1))
LOW = []
# the pool: palms, planted walls, loungers and parasols where pool.py has them
for i, (x, y, k) in enumerate([(-11.5, 9, .9), (-12.5, 15, 1.05), (-11, 21, .95), (-12.8, 28, 1.1), (-9, 33, .95), (7.6, 12.2, .95), (8.6, 18, 1.1), (7.4, 24, 1.), (9.5, 30, 1.1), (5.0, 34, .9), (-3, 36.5, .85), (-17, 12, 1.2), (-18, 22, 1.2), (13, 16, 1.2), (14, 26, 1.15)]): inst(P_[i % 4], (x, y, 0), R.random() * 6.28, k * .86)
for lo, hi in (((-12.4, -2, 0), (-9.7, 33, .25)), ((6.6, 8, 0), (9.4, 33, .25)), ((-12.4, 33, 0), (9.4, 35.2, .25))): box(lo, hi, white)
pinks = [shrub[0], shrub[1], shrub[2], shrub[5]]
for x0, y0, x1, y1 in ((-11.1, -1.5, -11.1, 33), (8, 8.6, 8, 33), (-11, 34, 9, 34)):
    n = int(math.hypot(x1 - x0, y1 - y0) / .95)
    for i in range(n): inst(R.choice(pinks), (x0 + (x1 - x0) * i / n + R.uniform(-.25, .25), y0 + (y1 - y0) * i / n + R.uniform(-.25, .25), .2), R.random() * 6.28, R.uniform(1.0, 1.5))
pl, lg = proto(*take(parasol, (0, 0, 0)), smooth=0), proto(*take(lounger, (0, 0, 0))); tab = Mesh(); tab.lathe([(.001, .44), (.26, .44), (.26, .48), (.001, .48)], teak(0), n=12); tab.tube([(0, 0, 0), (0, 0, .44)], .05, teak(2), 6); tab = proto(tab.obj('tab'))
for i in range(6):
    y = 2.9 + i * 3.7; [inst(lg, (PX0 - 1.05, y + dy, 0), pi / 2 + R.uniform(-.02, .02)) for dy in (-.58, .58)]; inst(pl, (PX0 - 2.35, y, 0), R.random(), 1.0); inst(tab, (PX0 - 1.7, y, 0))
    y = 5.3 if i == 0 else 4.6 + i * 3.9
    if i != 1: [inst(lg, (PX1 + 1.05, y + dy, 0), -pi / 2 + R.uniform(-.02, .02)) for dy in (-.58, .58)]; inst(pl, (PX1 + 2.35, y, 0), R.random(), 1.0); inst(tab, (PX1 + 1.7, y, 0))
for k in range(9):                                      # round the children's pool
    a = (1.9, 2.4, 2.9, 3.4, .2, .7, 1.2, 5.6, 5.1)[k]; x, y = -32 + 12.4 * math.cos(a) * (1 + .16 * math.cos(2 * a + .5)), 5.5 + 10 * math.sin(a); inst(pl, (x, y, 0), a, .85); [inst(lg, (x + .75 * sg * math.sin(a) - .4 * math.cos(a), y - .75 * sg * math.cos(a) - .4 * math.sin(a), 0), a - pi / 2, .85) for sg in (-1, 1)]
straw, N = fresh('straw'); N.set(Base_Color=N.ramp(N.noise(6, 6, N.coord('Object', (1, 1, .25)), .7), [(.3, (.20, .135, .065)), (.7, (.40, .29, .15))]), Roughness=1., Specular=.05); N.bump(N.noise(14, 6, N.coord('Object', (1, 1, .2)), .7), 1., .15)
def hut(x, y, r, h=2.5, rise=2.6, bar=True):
    b = Mesh(); b.lathe([(r + .5, h - .35), (r * .72, h + rise * .30), (r * .36, h + rise * .68), (.12, h + rise), (.001, h + rise + .15)], straw, (x, y, 0), 28); b.lathe([(.001, .02), (r, .02), (r, .10), (.001, .12)], teak(0), (x, y, 0), 28); [b.box((x + r * .8 * math.cos(a) - .09, y + r * .8 * math.sin(a) - .09, 0), (x + r * .8 * math.cos(a) + .09, y + r * .8 * math.sin(a) + .09, h + .3), timber) for a in np.linspace(.3, 6.6, 8, False)]
    if bar: b.lathe([(r * .52, 0), (r * .52, 1.05), (r * .62, 1.05), (r * .62, 1.12), (r * .4, 1.12)], straw, (x, y, 0), 24)
    b.obj('hut', smooth=False); keep_free(x - r, x + r, y - r, y + r)
hut(5.6, -6.4, 2.5)
# beach club: bar, two rows of daybeds, rows of parasols with loungers; deck, kayaks, sails, a net
hut(-7, -44.5, 3.6, 2.7, 3.0); dbs = [proto(*daybed(seed=i)) for i in range(2)]
for i in range(6): x = 13 + 6.4 * i; inst(dbs[i % 2], (x, float(prom_y(x)) - 13.4 - .3 * (i % 2), sand_at(x, -46)), R.uniform(-.06, .06), 1.35)
for j in range(2):
    for i in range(12):
        x = -14 + 5.6 * i + 2.6 * j; y = float(shore_y_(x)) + 20.5 - 7 * j
        if abs(x - 4) < 2.2: continue
        z = sand_at(x, y); inst(pl, (x, y, z - .05), i, 1.05); [inst(lg, (x + dx, y + .9, z), pi + R.uniform(-.06, .06)) for dx in (-.75, .75)]
for i in range(7): x = -48 + 5.4 * i; y = float(shore_y_(x)) + 24 + R.uniform(-1, 1); z = sand_at(x, y); inst(pl, (x, y, z), i, 1.0); [inst(lg, (x + dx, y + .8, z), pi + R.uniform(-.1, .1)) for dx in (-.7, .7)] if i % 2 == 0 else None
planks(-74, -59, -53.5, -44.5, sand_at(-66, -46) + .35, teak(0), .30, .03, t=.4); ms = [mat('ym%d' % i, c, .85) for i, c in enumerate(((.06, .16, .11), (.55, .40, .22), (.70, .64, .54), (.10, .24, .26)))]; zd = sand_at(-66, -46) + .36; [box((-73 + 2.1 * i, -52.8 + 2.9 * j, zd), (-72.3 + 2.1 * i, -50.9 + 2.9 * j, zd + .04), ms[(i * 3 + j) % 4]) for i in range(7) for j in range(3)]
ks = [kayak(mat('ky%d' % i, c, .42)) for i, c in enumerate(((.75, .26, .10), (.80, .58, .12), (.06, .40, .42), (.78, .75, .68), (.20, .42, .18)))]
for i in range(7): x = 66 + 1.9 * i; y = float(shore_y_(x)) + 9; inst(ks[i % 5], (x, y, sand_at(x, y)), -.35 + R.uniform(-.06, .06), 1.25)
sb = [sailboard((.76, .73, .66), (.06, .38, .40)), sailboard((.06, .38, .40), (.80, .60, .12), 1), sailboard((.76, .72, .64), (.72, .24, .10), 2)]
for x, y, z, k, r in ((82, None, 0, 1.25, .5), (86, None, 0, 1.25, .6), (90, None, 0, 1.25, .55), (60, -112, SEA, 1.3, 1.3), (112, -104, SEA, 1.3, 1.1), (28, -120, SEA, 1.3, 1.2)): inst(sb[int(x) % 3], (x, y or float(shore_y_(x)) + 10, z or sand_at(x, float(shore_y_(x)) + 10)), r, k)
bx, by = -112, -46; b = Mesh(); zc = lambda y: sand_at(bx, y) + .03; tape = mat('tape', (.06, .22, .42), .7)
for x0, x1, y0, y1 in ((-8, 8, -4, -3.85), (-8, 8, 3.85, 4), (-8, -7.85, -4, 4), (7.85, 8, -4, 4)): b.box((bx + x0, by + y0, zc(by) - .3), (bx + x1, by + y1, zc(by) + .05), tape)
for sg in (-1, 1): b.tube([(bx, by + sg * 4.6, zc(by) - .4), (bx, by + sg * 4.6, zc(by) + 2.4)], .07, white, 8)
b.box((bx - .03, by - 4.6, zc(by) + 1.4), (bx + .03, by + 4.6, zc(by) + 2.35), mat('netair', (.30, .30, .28), .9)); b.box((bx - .05, by - 4.6, zc(by) + 2.25), (bx + .05, by + 4.6, zc(by) + 2.38), white); b.obj('beachnet')
# tennis: lines, nets, fence
b = Mesh(); wh = mat('line', (.80, .79, .75), .8)
for cx in (CX - 8.2, CX + 8.2):
    l = lambda x0, y0, x1, y1: b.box((cx + x0, CY + 7.5 + y0, -.02), (cx + x1, CY + 7.5 + y1, .02), wh); w = .11
    for x in (-5.485, 5.375, -4.115, 4.005): l(x, 0, x + w, 23.77)
    for y in (0, 23.66): l(-5.485, y, 5.485, y + w)
    for y in (5.485, 18.235): l(-4.115, y, 4.115, y + w)
    l(-.055, 5.485, .055, 18.285); b.box((cx - 6.4, CY + 19.36, 0), (cx + 6.4, CY + 19.42, .92), mat('netair2', (.05, .06, .055), .9)); b.box((cx - 6.4, CY + 19.34, .92), (cx + 6.4, CY + 19.44, 1.02), wh)
pt = mat('tpost', (.03, .09, .06), .4)
for x in np.arange(CX - 19, CX + 19.1, 3.8): [b.tube([(x, y, 0), (x, y, 3.2)], .05, pt, 6) for y in (CY, CY + 38)]
for y in np.arange(CY, CY + 38.1, 3.8): [b.tube([(x, y, 0), (x, y, 3.2)], .05, pt, 6) for x in (CX - 19, CX + 19)]
for z in (1.6, 3.2): b.tube([(CX - 19, CY, z), (CX + 19, CY, z), (CX + 19, CY + 38, z), (CX - 19, CY + 38, z), (CX - 19, CY, z)], .035, pt, 5)
b.box((CX - 19, CY + 37.95, .1), (CX + 19, CY + 38, 2.0), green_cloth()); b.box((CX + 18.95, CY, .1), (CX + 19, CY + 38, 2.), green_cloth()); b.obj('tennis'); box((CX - .2, CY + 18.6, 0), (CX + .2, CY + 20.2, .5), teak(1))
# children's park: towers with slides, swings, rope pyramid, hoops and mushrooms of the splash pad, carousel, domes, sandbox
p_ = lambda n, c: mat('play' + n, c, .5); pT, pS, pK, pG, pI, pB = p_('t', TEAL), p_('s', SUN), p_('c', COR), p_('g', LEAFG), p_('i', (.78, .76, .70)), p_('b', BLUE); pw = teak(2)
def tower_(b, x, y, h, roof, w=2.2):
    q = w / 2; [b.box((x + i * q - .1, y + j * q - .1, 0), (x + i * q + .1, y + j * q + .1, h + 2.1), pw) for i in (-1, 1) for j in (-1, 1)]; b.box((x - q, y - q, h - .15), (x + q, y + q, h), teak(0)); b.box((x - q, y - q, h), (x + q, y - q + .08, h + .8), pI); b.box((x - q, y - q, h), (x - q + .08, y + q, h + .8), pI); z = h + 2.05; e = q + .45; b.add([(x - e, y - e, z), (x + e, y - e, z), (x + e, y + e, z), (x - e, y + e, z), (x, y, z + 1.7)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], roof); blob(b, (x, y, z + 1.75), .18, pS, 10)
def slide(b, x, y, h, dx, dy, m, w=.5):
    P = [(x + dx * t_, y + dy * t_, h * (1 - t_) ** 1.25 + .2) for t_ in np.linspace(0, 1, 9)]; n_ = Vector((-dy, dx, 0)).normalized() * w
    for o, zz in ((-1, .32), (1, .32)): b.grid([[tuple(Vector(p) + n_ * o) for p in P], [tuple(Vector(p) + n_ * o + Vector((0, 0, zz))) for p in P]], m)
    b.grid([[tuple(Vector(p) - n_) for p in P], [tuple(Vector(p) + n_) for p in P]], m)
b = Mesh()
for x, y, h, roof in ((-6, -3, 2.4, pK), (-1, 0, 1.8, pT), (-6.5, 3, 3.2, pS), (1, -5, 2.2, pG), (5, 1, 2.8, pK)): tower_(b, KX + x, KY + y, h, roof)
for x, y, h, dx, dy, m in ((-7.1, -3, 2.3, -5.5, -2.5, pK), (-1, -1.1, 1.7, 1.2, -4.8, pS), (-7.6, 3, 3.1, -6.5, 1.5, pT), (2.1, -5, 2.1, 4.5, -2.2, pT), (6.1, 1, 2.7, 5.6, .5, pS)): slide(b, KX + x, KY + y, h, dx, dy, m)
for (x0, y0, z0), (x1, y1, z1) in (((-5, -2.4, 2.2), (-2, -.6, 1.7)), ((-1, -1, 1.7), (.6, -4, 2.1)), ((.2, .3, 1.7), (3.9, 1, 2.6))): b.grid([[(KX + x0, KY + y0 - .5, z0), (KX + x0, KY + y0 + .5, z0)], [(KX + x1, KY + y1 - .5, z1), (KX + x1, KY + y1 + .5, z1)]], teak(0))
def ropes(x, y, r, h):
    b.tube([(x, y, 0), (x, y, h + .2)], .1, pI, 8); blob(b, (x, y, h + .3), .22, pK, 10)
    for k in range(8):
        a, a2 = 2 * pi * k / 8, 2 * pi * (k + 1) / 8; b.tube([(x, y, h), (x + r * math.cos(a), y + r * math.sin(a), .1)], .04, pB, 4); [b.tube([(x + r * u_ * math.cos(q), y + r * u_ * math.sin(q), h + (.1 - h) * u_) for q in (a, a2)], .03, pB, 4) for u_ in (.3, .5, .7, .9)]
ropes(KX - 16, KY - 3.5, 3.2, 4.6); ropes(KX - 20, KY + 20, 2.4, 3.4)
for x, y, rot in ((-12, -12, .2), (-22, 14, -.4)):
    q = Matrix.Translation((KX + x, KY + y, 0)) @ Matrix.Rotation(rot, 4, 'Z'); W3 = lambda *p: tuple(q @ Vector(p)); [b.tube([W3(sx, sy, 0), W3(sx, 0, 2.5)], .08, pT, 6) for sx in (-2.6, 2.6) for sy in (-1, 1)]; b.tube([W3(-2.7, 0, 2.5), W3(2.7, 0, 2.5)], .08, pT, 6)
    for k in range(3): x_ = -1.6 + 1.6 * k; b.add([W3(x_ - .3, (.4, -.2, .1)[k] - .15, .55), W3(x_ + .3, (.4, -.2, .1)[k] - .15, .55), W3(x_ + .3, (.4, -.2, .1)[k] + .15, .55), W3(x_ - .3, (.4, -.2, .1)[k] + .15, .55)], [(0, 1, 2, 3)], (pK, pS, pG)[k]); [b.tube([W3(x_ + e, (.4, -.2, .1)[k], .55), W3(x_ + e, 0, 2.5)], .02, pI, 4) for e in (-.25, .25)]
for x, y, h, r, m in ((20, 7, 2.8, 1.9, pK), (26.5, 12, 2.2, 1.4, pS)): b.tube([(KX + x, KY + y, 0), (KX + x, KY + y, h)], .12, pI, 8); b.lathe([(r, h), (r * .96, h + .15), (r * .7, h + .5), (.001, h + .75)], m, (KX + x, KY + y, 0), 24); [blob(b, (KX + x + r * .62 * math.cos(a), KY + y + r * .62 * math.sin(a), h + .52), .2, pI, 8, .4) for a in np.linspace(.3, 6.5, 6, False)]
for k in range(5): b.tube([(KX + 16 + 1.7 * math.cos(a), KY + 4 + 1.1 * k, 2.1 * math.sin(a)) for a in np.linspace(0, pi, 14)], .10, (pT, pS, pG, pK, pB)[k], 8)
b.tube([(KX + 30, KY + 6, 0), (KX + 30, KY + 6, 3.6), (KX + 28.8, KY + 6, 3.9)], .1, pT, 8); b.lathe([(.4, 0), (.6, .6), (.5, .6), (.3, .05)], pK, (KX + 28.5, KY + 6, 3.1), 16)
x, y = KX + 14, KY - 22; b.lathe([(.001, .25), (2.5, .25), (2.5, .4), (.001, .42)], pS, (x, y, 0), 28); b.tube([(x, y, 0), (x, y, 3)], .12, pI, 8); b.lathe([(2.7, 2.5), (2.65, 2.7), (.001, 3.7)], pK, (x, y, 0), 24); [blob(b, (x + 1.8 * math.cos(a), y + 1.8 * math.sin(a), .95), .42, m, 10, 1.1) for a, m in zip(np.linspace(0, 2 * pi, 6, False), (pT, pG, pI, pB, pK, pI))]
for x, y, r, m in ((6, -21, 1.7, pT), (20, -20, 1.5, pG), (-14, 16, 1.6, pB)): [b.tube([(KX + x + r * math.cos(a) * math.cos(e), KY + y + r * math.sin(a) * math.cos(e), r * math.sin(e)) for e in np.linspace(0, pi, 12)], .05, m, 5) for a in np.linspace(0, pi, 5, False)]; b.tube([(KX + x + r * .85 * math.cos(a), KY + y + r * .85 * math.sin(a), r * .52) for a in np.linspace(0, 2 * pi, 20)], .05, m, 5)
n = 6; SP = [(KX - 3 + 2.8 * math.cos(2 * pi * i / n), KY - 10.5 + 2.3 * math.sin(2 * pi * i / n)) for i in range(n)]; [b.tube([(*SP[i], .2), (*SP[(i + 1) % n], .2)], .2, teak(0), 8) for i in range(n)]; b.add([(*p, .16) for p in SP], [tuple(range(n))], mat('boxsand', (.62, .50, .34), 1.))
for x, y, rot, m in ((-24, 22, .4, pK), (-26, 17, 1.2, pS)): c_, s_ = math.cos(rot), math.sin(rot); b.tube([(KX + x - 1.8 * c_, KY + y - 1.8 * s_, .35), (KX + x + 1.8 * c_, KY + y + 1.8 * s_, .95)], .12, m, 8); blob(b, (KX + x, KY + y, .4), .35, pI, 8)
for x, y, h, m in ((-16, 21, .5, pT), (-14.5, 22.5, .8, pS), (-13, 21.2, .6, pK), (-11.6, 22.6, .9, pG)): b.lathe([(.7, 0), (.7, h), (.001, h)], m, (KX + x, KY + y, 0), 16)
b.obj('park', smooth=False)
for x, y in ((8, 14), (30, 17), (10, -15), (-10, 11)): inst(pl, (KX + x, KY + y, 0), x, 1.2); inst(tab, (KX + x + .9, KY + y, 0), 0, 1.6)
# tables: Atlantico's terrace under its pergola and in the sun, the house's terrace, the lawn laid for dinner
tb = Mesh(); tb.lathe([(.001, .74), (.62, .74), (.66, .40), (.60, .38)], white_cloth(), n=16); tb.tube([(0, 0, 0), (0, 0, .7)], .06, teak(2), 6); [tb.box((.95 * math.cos(a) - .22, .95 * math.sin(a) - .22, 0), (.95 * math.cos(a) + .22, .95 * math.sin(a) + .22, .46), teak(0)) for a in (.8, 2.37, 3.94, 5.5)]; tb = proto(tb.obj('table'), smooth=0)
for i in range(8): [inst(tb, (20 + 3.1 * i, y, 0), R.random()) for y in (-22.4, -19.3)]; inst(tb, (20.4 + 3.1 * i, -15.4, 0), R.random())
for i in range(13):
    x = -37 + 4.9 * i
    if abs(x + 6) > 2.6: inst(tb, (x, 55.6 + .5 * (i % 2), 0), R.random()); i % 2 or inst(pl, (x, 55.6, 0), i, 1.05)
for i in range(6): inst(tb, (56.6, 5 + 7.4 * i + 2, 0), R.random()); inst(pl, (56.6, 5 + 7.4 * i + 2, 0), i, .95)
for i in range(4): inst(pl, (33 + 6.4 * i, 51.6, 0), i, 1.); inst(tb, (33 + 6.4 * i, 51.6, 0), R.random())
for x in (70.5, 75, 79.5): b = Mesh(); b.box((x - .6, -20, .1), (x + .6, -9, .76), white_cloth()); [b.box((x + sg * 1.0 - .22, y - .22, 0), (x + sg * 1.0 + .22, y + .22, .48), mat('gilt', (.50, .36, .17), .4)) for sg in (-1, 1) for y in np.arange(-19.5, -9, .95)]; b.obj('dinner')
b = Mesh(); fp = [(66.5, -22), (75, -22), (84, -22), (66.5, -7), (75, -7), (84, -7)]; [b.tube([(*p, 0), (*p, 4.2)], .07, timber, 6) for p in fp]
for i, j in ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5), (0, 4), (1, 5)): P = [(fp[i][0] + (fp[j][0] - fp[i][0]) * t_, fp[i][1] + (fp[j][1] - fp[i][1]) * t_, 4.2 - 1.5 * 4 * t_ * (1 - t_) * .6) for t_ in np.linspace(0, 1, 14)]; b.tube(P, .025, timber, 4); [blob(b, q, .11, mat('bulb', (.85, .72, .45), .3), 6, 1., 4) for q in P[1:-1]]
b.obj('festoon'); keep_free(64, 87, -24, -5)
disc_pool = Mesh(); disc_pool.add([(-61, 80, .06), (-49, 80, .06), (-49, 85, .06), (-61, 85, .06)], [(0, 1, 2, 3)], mat('still', (.06, .25, .27), .05)); disc_pool.obj('still'); b = Mesh(); [b.box(lo, hi, cop) for lo, hi in (((-61.5, 79.5, 0), (-48.5, 80, .14)), ((-61.5, 85, 0), (-48.5, 85.5, .14)), ((-61.5, 80, 0), (-61, 85, .14)), ((-49, 80, 0), (-48.5, 85, .14)))]; b.obj('stillrim')
for x in (-58.5, -55, -51.5): inst(lg, (x, 87, 0), 0, 1.0)
b = Mesh(); b.lathe([(2.9, 0), (2.9, .5), (2.6, .5), (2.5, .1)], cop, (44, 99, 0), 36); b.lathe([(.001, .32), (2.6, .32)], mat('still', (.06, .25, .27), .05), (44, 99, 0), 36); b.lathe([(.5, .2), (.3, 1.2), (1.1, 1.5), (1.15, 1.65), (.001, 1.5)], cop, (44, 99, 0), 24); b.obj('fountain')
# windows in the blank ends of the towers that the air sees
b = Mesh()
for f in range(6):
    z = 1.2 + 4.6 * (f > 0) + max(0, f - 1) * 3.15
    for x in (61.4, 65.4, 69.4): b.box((x, .2, z), (x + 1.2, .4, z + 1.9), glass_); b.box((x - .15, .05, z - .16), (x + 1.35, .4, z), white)
    for y in (61.5, 66.5): b.box((-38.6, y, z), (-38.4, y + 1.2, z + 1.9), glass_); b.box((-38.75, y - .15, z - .16), (-38.4, y + 1.35, z), white)
b.obj('endwindows')

# hedges, beds, palms, trees
low(-16, 16, -14, 40); low(-50, -14, -8, 20); low(60, 92, -28, 2); low(86, 142, 10, 25); low(-62, -34, -28, -14); low(14, 48, -30, -24); low(96, 118, -36, -20); low(-40, 60, 40, 50); low(-74, -44, 66, 80); low(CX - 20, CX + 20, 78, 88); low(-126, -62, 8, 64); low(84, 142, 40, 52); low(-54, -33, 18, 34); low(30, 60, 82, 116); low(60, 84, 60, 130)
for x0, x1, y in ((-38, -8, 48), (-4, 18, 48), (30, 42, 48.2)): hedge((x0, y), (x1, y))
hedge((CX - 20.5, CY - 1.5), (CX + 20.5, CY - 1.5)); hedge((CX - 20.5, CY - 1.5), (CX - 20.5, CY + 39)); hedge((CX + 20.5, CY), (CX + 20.5, CY + 39))
park_edge = [(KX + 40 * math.cos(a) * (1 + .06 * math.sin(3 * a)), KY - 1 + 37 * math.sin(a) * (1 + .05 * math.sin(2 * a + 1))) for a in np.linspace(0, 2 * pi, 60)]; hedge(*park_edge)
for x0, x1 in ((-170, -95), (-89, -46), (-40, -5), (2, 15), (47, 66), (74, 97), (117, 170)): P = [(x, float(prom_y(x)) + PW + 1.3) for x in np.linspace(x0, x1, 14)]; hedge(*P)
for x, y in ((90, 28), (108, 27), (126, 29)): bed(x - .5, x + 4, y - 4.2, y - 3.2, shrub[2:], .9); bed(x + 7, x + 11.5, y - 4.2, y - 3.2, shrub[2:], .9); hedge((x - 3.2, y - 5), (x - 3.2, y + 9)); bed(x - 2.2, x - 1.2, y - 2, y + 7, None, 1.1)
bed(-71, -46, 102.2, 104, None, 1.1); bed(86, 138, 61.5, 64.5, None, 1.1); bed(85, 137, 44, 44.9, shrub[2:], 1.0); bed(-38, -9, 46, 47.4, pinks, 1.1); bed(-3, 19, 46, 47.4, pinks, 1.1); bed(74.2, 76, 2, 56, None, 1.2); bed(40.3, 42, 93, 105, shrub[2:], 1.1)
for x, y, r in ((44, 99, 4.6), (34, 26, 1.5), (0, 106, 3.4)):
    for k in range(int(r * 7)): a = k * 2.4; q = r * (.80 + .15 * R.random()); inst(R.choice(shrub[2:]), (x + q * math.cos(a), y + q * math.sin(a), 0), a, R.uniform(.6, .9))
plant(ipe, 34, 26, (.9, .9), 1, always=True); plant(ipe, 0, 106, (1, 1), 1, always=True)
for x in np.arange(-160, 165, 11.5): y = float(prom_y(x)) + PW + 3; plant(P_, x + R.uniform(-.6, .6), y, (.85, 1.05), 1.)
for kind, w, P in LINES:
    if kind == 'drive':
        for i in range(2, len(P) - 1, 3): dx, dy = P[i + 1] - P[i - 1]; L = math.hypot(dx, dy); [plant(P_, P[i][0] + sg * 6 * -dy / L, P[i][1] + sg * 6 * dx / L, (.9, 1.1), 1.) for sg in (-1, 1)]
for a in np.linspace(.5, 6.6, 9): plant(P_, 44 + 17 * math.cos(a), 99 + 17 * math.sin(a), (.9, 1.1), 1.)
for x, y in ((-46, -36), (-30, -35), (-24, -38), (30, -38.5), (52, -41), (58, -44), (88, -46), (96, -43), (-84, -36), (-92, -40), (-120, -33), (-128, -36), (120, -50), (126, -47), (-54, -52), (48, -58)): yy = min(y, float(prom_y(x)) - PW - 2); inst(R.choice(P_), (x, yy, sand_at(x, yy) - .2), R.random() * 6.28, R.uniform(.85, 1.1))
for x, y in ((52.3, 12), (52.3, 22), (52.3, 34), (52.3, 42), (-20, 42), (8, 43), (24, 46), (-30, 44), (62.5, 88), (74, 88), (80, 134), (149, 62), (149, 74), (149, 92)): plant(P_, x, y, (.85, 1.05), .8)
for x, y in ((20, 34), (46, 16), (42, 2), (22, 2), (-24, 34), (-50, 6), (-58, 62), (-20, 112), (16, 112), (12, 98), (-14, 96), (78, 36), (102, 30.5), (146, 40), (122, 12), (92, 6), (-128, 66), (-62, 70), (-60, 2), (-74, -10), (-104, -12), (66, 142), (120, -8), (66, 112), (140, 8), (-88, 82), (50, -2)): plant(ipe, x, y, (.85, 1.15), 2.0)
def groves(srcs, x0, x1, y0, y1, n, r=2.4, k=(.8, 1.2), lows=True, gap=.8):
    for _ in range(n):
        x, y = R.uniform(x0, x1), R.uniform(y0, y1)
        if y > prom_y(x) + PW + 2.5 and not (lows and any(a < x < b_ and c < y < e for a, b_, c, e in LOW)): plant(srcs, x, y, k, r, gap=gap)
groves(broad, -175, -113, -24, 150, 420, 2.6); groves(broad, -160, 175, 126, 158, 420, 2.4); groves(broad, -74, -40, 100, 140, 90, 2.6); groves(broad, -112, -42, 68, 84, 70); groves(broad, 148, 190, -20, 150, 420, 2.5); groves(P_, 146, 180, -16, 130, 40, 2.0); groves(broad, 120, 200, 152, 172, 200, 2.6); groves(broad, 150, 200, 120, 146, 120, 2.6); groves(broad, 76, 150, 30, 46, 60, 2.4); groves(broad, 76, 150, -16, 12, 60, 2.6); groves(broad, -24, 26, 78, 120, 40, 2.6); groves(broad, -112, -56, -18, 2, 36, 2.8); groves(broad, 16, 54, -4, 40, 34, 2.8, gap=1.3); groves(broad, -60, -20, 22, 48, 26, 2.6, gap=1.2)
groves(small, -160, 150, -22, 136, 900, 1.4, (.8, 1.2), gap=1.5); groves(shrub[:2], -165, 160, -24, 140, 700, .5, (.9, 1.6), False, 1.0)
for kind, w, P in LINES:                                # flowers and low green along the paths, in drifts of one kind
    if kind == 'path':
        L = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]; q = 2.
        while q < L[-1] - 2:
            src, sg, run = R.choice(shrub), R.choice((-1, 1)), R.uniform(3, 7)
            for a in np.arange(q, min(q + run, L[-1] - 1), .9):
                x, y = np.interp(a, L, P[:, 0]), np.interp(a, L, P[:, 1]); dx, dy = np.interp(a + .3, L, P[:, 0]) - x, np.interp(a + .3, L, P[:, 1]) - y; n_ = math.hypot(dx, dy) + 1e-9; o = sg * (w / 2 + 1.0 + R.uniform(-.12, .12)); plant([src], x - o * dy / n_, y + o * dx / n_, (.75, 1.1), .45, gap=.4)
            q += run + R.uniform(4, 12)
# the hill: forest up to the top of the picture
Xh, Yh = np.meshgrid(np.linspace(-260, 260, 131), np.linspace(130, 330, 61)); hz_ = lambda x, y: np.clip(y - hill_y(x), 0, None) * (.38 + .34 * vnoise(np.asarray(x) / 70 + 50, np.asarray(y) / 70 + 20, 8, 3)) - 1.2
fm_, N = fresh('forestfloor'); N.set(Base_Color=N.ramp(N.noise(.3, 6, N.coord('Object')), [(.3, (.014, .030, .009)), (.7, (.030, .055, .016))]), Roughness=1., Specular=0.); fast_mesh('hill', np.stack([Xh, Yh, hz_(Xh, Yh)], -1).reshape(-1, 3), grid_faces(*Xh.shape), [fm_])
wild = [crown(lumps(4.4 + .5 * (i % 3), 3.9 + .35 * (i % 4), 6, i + 80, .72), 900, .46, leaves(c), i + 80, None, .84) for i, c in enumerate(((.042, .098, .024), (.058, .120, .030), (.034, .082, .024), (.074, .135, .038), (.092, .150, .052)))]
from bpy_extras.object_utils import world_to_camera_view
s.render.resolution_x, s.render.resolution_y = 3000, 2000; bpy.context.view_layer.update()
for gy in np.arange(136, 290, 4.4):
    for gx in np.arange(-230, 240, 4.6):
        x, y = gx + R.uniform(-2, 2), gy + R.uniform(-2, 2)
        if y < float(hill_y(x)) - 1 or (y < float(hill_y(x)) + 4 and any((x - a) ** 2 + (y - c) ** 2 < 14 for a, c, _ in PLANTED)) or (y < GY1 - 2 and not is_free(x, y, 2.5)): continue
        z = float(hz_(x, y)); q = world_to_camera_view(s, cam, Vector((x, y, z + 3)))
        if -.04 < q.x < 1.04 and q.y < 1.05: inst(P_[R.randrange(4)] if R.random() < .03 else R.choice(ipe) if R.random() < .022 else R.choice(wild), (x, y, z - .4), R.random() * 6.28, R.uniform(.75, 1.3))
# people, small and few
who = [proto(*take(figure, (0, 0, 0), 0., .26, 1.05, h, d_, t_)) for h, d_, t_ in ((True, True, (.74, .70, .62)), (False, False, (.70, .30, .16)), (True, False, (.12, .30, .36)), (False, True, (.75, .52, .12)), (False, False, (.78, .76, .72)))]
for _ in range(46): x = R.uniform(-130, 130); inst(R.choice(who), (x, float(prom_y(x)) + R.uniform(-3.4, 3.4), 0), R.choice((pi / 2, -pi / 2)) + R.uniform(-.3, .3))
for _ in range(44): x = R.uniform(-120, 120); y = float(shore_y_(x)) + R.uniform(1, 13); inst(R.choice(who), (x, y, sand_at(x, y) - .03), R.random() * 6.28)
for kind, w, P in LINES:
    if kind in ('path', 'paved') and R.random() < .75: q = P[R.randrange(len(P))]; inst(R.choice(who), (q[0] + R.uniform(-.8, .8), q[1] + R.uniform(-.8, .8), 0), R.random() * 6.28)
for x, y in ((-8.6, -2), (5, -1.8), (-3, -3), (4.2, 29), (-36, 16), (-24, 14), (KX, KY - 12), (KX + 8, KY + 4), (KX - 10, KY + 2), (KX + 18, KY + 10), (KX + 24, KY + 5), (CX - 8, CY + 10), (CX - 9, CY + 30), (CX + 7, CY + 9), (CX + 9, CY + 29), (bx - 4, by), (bx + 4, by + 1)): inst(R.choice(who), (x, y, 0 if y > -30 else sand_at(x, y)), R.random() * 6.28, .8 if KX - 20 < x < KX + 26 and y < 60 else 1.)

# ------------------------------------------------------------------ light and picture
sky(.74, -2.28, .17, sun_i=8.0, dust=.6, clouds=0)
bpy.data.lights['sun'].angle = .02
render('map', 3000, 2000, 16)
