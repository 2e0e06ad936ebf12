"""EXR frames -> denoise -> plate composite -> Filmic -> 8-bit frames.
python3 hero_grade.py FRAMES W STEP   (video/plate_A|B.exr hold the clean static frame, used above the water band)"""
import sys, os; HERE_ = os.path.dirname(os.path.abspath(__file__)); sys.path[:0] = [HERE_, os.path.join(HERE_, '..', 'kit')]
NF, W, STEP = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
from finish import *
from scipy.ndimage import median_filter
import oidn
from PIL import Image
D = os.path.join(CACHE, '..', 'video', '')
def quick(d):
    c = rgb(d, 'Combined'); l = c.mean(-1); m = median_filter(l, 3); c = c * np.minimum(1, (1.8 * m + .02) / np.maximum(l, 1e-4))[..., None]
    return oidn.denoise(c, rgb(d, 'Denoising Albedo'), rgb(d, 'Denoising Normal'), albedo_noise=np.ones(c.shape[:2]))
def work(i):
    c = quick(read_exr(D + 'f%03d.exr' % i)); H = c.shape[0]; y0 = int(H * (1 - .56)) + 2       # rows above the border are empty
    a = np.clip((np.arange(H) - y0) / 10., 0, 1)[:, None, None]; x = PLATE * (1 - a) + c * a
    Image.fromarray(grade(x, exposure=.75, bloom=.16, look='medhigh', warm=.05, grain=0)).save(D + 'g%03d.png' % i); return i
PLATE = None
if os.path.exists(D + 'plate_A.exr'):
    PLATE = 0.5 * sum(quick(read_exr(D + 'plate_%s.exr' % k)) for k in 'AB')
if __name__ == '__main__':
    t = time.time()
    for i in range(0, NF, STEP):
        if not os.path.exists(D + 'g%03d.png' % i): work(i)
    print('graded %d frames in %.1f s' % (NF, time.time() - t))
