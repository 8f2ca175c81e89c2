"""blender -b -t 2 -P shoot.py -- <job> <out.npz> [share of size] [share of samples]: renders one job, keeps its raw light passes."""
import os
import sys
import tempfile
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import jobs
import material
import stage


def main():
    args = sys.argv[sys.argv.index("--") + 1:]
    name, out = args[0], args[1]
    job = jobs.find(name)
    share = float(args[2]) if len(args) > 2 else 1.0
    samples = max(3, round(job["samples"] * (float(args[3]) if len(args) > 3 else 1)))
    begun = time.time()
    width, height = int(job["size"][0] * share) // 2 * 2, int(job["size"][1] * share) // 2 * 2
    stage.empty()
    job["stage"](job, width, height)
    with tempfile.TemporaryDirectory() as folder:
        passes = stage.render(folder, width, height, samples, job.get("box"))
    frame = [width, height, *(int(round(v)) for v in (job["box"][0] * width, job["box"][2] * height))] if job.get("box") else [width, height, 0, 0]
    zones = {"zone" + str(k): np.array([*v[0], 1.0 if v[1] else 0.0]) for k, v in material.ZONES.items()}
    ends = {"ends": np.array(job["ends"])} if job.get("ends") else {}
    np.savez(out + ".part.npz", **ends, **{k: v if k == "depth" else np.clip(v, -60000, 60000).astype(np.float16) for k, v in passes.items()}, **zones, frame=np.array(frame))
    os.replace(out + ".part.npz", out)
    print(f"{name}: drawn in {time.time() - begun:.0f} s")


main()
