"""Main pool, bright afternoon: mosaic-lined water with caustics, loungers, parasols, palms, hotel behind.
Camera stands at the near corner (origin side), pool runs along +Y, hotel closes the view."""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
from pool_kit import *
s = start()
deck(); basin(); water()
# loungers + parasols along the left side, a pair on the right; side tables with a towel and a drink
R = random.Random(3); tb = wood((.13, .065, .03), (.30, .17, .085), 0)
def table(x, y):
    lathe([(0, 0), (.16, 0), (.16, .02), (.03, .03), (.03, .42), (.22, .43), (.22, .46), (0, .46)], tb, (x, y, 0), 32, 0)
    lathe([(0, 0), (.032, 0), (.036, .12), (.033, .12), (.029, .01), (0, .01)], mat('drink', (.85, .42, .08), .08), (x + .05, y, .46), 20, 0)
for side, y in places():
    x = PX0 if side < 0 else PX1
    for dy in (-.58, .58): lounger((x + side * 1.05, y + dy, 0), -side * pi / 2 + R.uniform(-.02, .02), .72)
    parasol((x + side * 2.35, y, 0), 1.6, 2.55, rot=R.random()); table(x + side * 1.7, y)
# somebody has just been in: a puddle at the ladder, wet footprints along the coping, a towel that slips off its lounger
wetm = mat('wet', (.17, .135, .095), .42, spec=.2); foot = Mesh()
def ellipse(x, y, rx, ry, a, z, n=20): c, s_ = math.cos(a), math.sin(a); foot.add([(x + c * rx * math.cos(t) - s_ * ry * math.sin(t), y + s_ * rx * math.cos(t) + c * ry * math.sin(t), z) for t in np.linspace(0, 2 * pi, n, endpoint=False)], [tuple(range(n))], wetm)
def footprint(x, y, a, side, z):
    """Wet mark of a bare foot heading along a: heel, ball, the outer edge between them, five toes."""
    at = lambda u, w: (x + math.cos(a) * u - math.sin(a) * w * side, y + math.sin(a) * u + math.cos(a) * w * side)
    for i, (u, w, rx, ry) in enumerate(((-.085, 0, .036, .029), (-.01, -.014, .062, .018), (.058, 0, .042, .043), (.118, .026, .017, .014), (.124, .002, .012, .010), (.119, -.014, .011, .009), (.111, -.028, .010, .008), (.099, -.041, .009, .008))): ellipse(*at(u, w), rx, ry, a, z + i * .0002)  # each a little higher: at one height they go black
for k, (x, y) in enumerate(((PX1 + .30, 9.2), (PX1 + .24, 9.6), (PX1 + .36, 9.45))): ellipse(x, y, .24 - .04 * k, .17, k, .0362 + .0002 * k)
for k in range(13): t = k / 12; footprint(PX1 + .20 + .62 * t ** 2 + (.075 if k % 2 else -.075), 8.9 - 7.3 * t, -pi / 2 + .12 * t, 1 if k % 2 else -1, .0364 if .20 + .62 * t ** 2 < .30 else .0012)
foot.obj('footprints')
tw = drape('pooltowel', .78, 1.45, (.16, -.02, .60), [((-.31, -.9, 0), (.31, .9, .405)), ((-3, -3, -.2), (3, 3, .0))], fabric((.10, .22, .26), 300, .6, 1., 1.2, .10), 56, 70, .012, .3, 6, .35)
tw.rotation_euler = (0, 0, -pi / 2); tw.location = (PX1 + 1.05 + .60, 4.72, .0)
planting(R)
hotel(bays=12, floors=5, lit=0., seed=5); root = bpy.data.objects.new('hroot', None); link(root); root.location = (-31, 60, 0); root.rotation_euler = (0, 0, math.radians(4))
for o in list(bpy.context.scene.objects):
    if o.name.split('.')[0] in ('hotel', 'roof', 'eave', 'tower'): o.parent = root
hills(-560, 560, 120, 900, 300, 8, 220, 2600, 13., 2600, (.55, .68, .82), .9)
sky(.56, -2.68, .17, sun_i=8.0, dust=.6, clouds=.85, cloud_col=(1, .99, .97), cloud_i=5.5)
else: camera((2.5, -2.6, 1.55), (-2.4, 16, 1.42), 25, 11., 5.6, (0, .055))
s.cycles.max_bounces = 5; s.cycles.diffuse_bounces = 2; s.cycles.glossy_bounces = 2; s.cycles.transparent_max_bounces = 6
render('pool', spp=48)
