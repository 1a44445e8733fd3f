"""Whether an environment keeps what the AEC interface promises, checked by playing at random."""
from __future__ import annotations

TOLD = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


class _Number:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, value: int):
        self.value = value

    def __index__(self) -> int:
        return self.value


def _say(held: bool, sentence: str) -> None:
    if not held:
        raise AssertionError(sentence)


def check_aec(env, steps: int = 200) -> int:
    """Raises an AssertionError that says what is not kept; answers how many steps it has made."""
    _begins(env)
    _same_again(env)
    _takes_numbers(env)
    _refuses(env)
    return _plays(env, steps) + _ends(env)


def _begins(env) -> None:
    env.reset(seed=1)
    _say(env.agents == env.possible_agents, "every possible agent is there after reset")
    _say(env.num_agents == len(env.agents) > 0, "num_agents counts the agents")
    _say(env.max_num_agents == len(env.possible_agents), "max_num_agents counts the possible ones")
    _say(not any(env.terminations.values()), "nobody has ended after reset")
    _say(not any(env.truncations.values()), "nobody was cut off after reset")
    _say(env.agent_selection in env.agents, "the agent selected is one of them")
    _say(env.last(observe=False)[0] is None, "last(observe=False) shows nothing")
    _say(isinstance(env.metadata, dict) and env.unwrapped is env, "there is metadata, and nothing is wrapped")
    for agent in env.possible_agents:
        _say(env.action_space(agent) is env.action_space(agent), "an agent's action space stays the same")
        _say(env.observation_space(agent) is env.observation_space(agent), "so does what it can see")
        _say(env.observation_space(agent).contains(env.observe(agent)), f"what {agent} sees is in its space")


def _sampled(env) -> int:
    """A permitted action of the agent selected, with the mask told twice."""
    agent = env.agent_selection
    seen, _, _, _, info = env.last()
    mask = info["action_mask"]
    _say(seen["action_mask"] == mask, "the mask in the observation is the one in the info")
    _say(any(mask), f"{agent} is to act and has something to do")
    action = env.action_space(agent).sample(mask)
    _say(mask[action] == 1 and env.action_space(agent).contains(action), "a sample keeps to its mask")
    return action


def _first_steps(env) -> list:
    env.reset(seed=7)
    seen = []
    for agent in env.agent_iter(20):
        seen.append((agent, env.last()))
        if env.terminations[agent]:
            break
        env.step(env.infos[agent]["actions"][0])
    return seen


def _same_again(env) -> None:
    _say(_first_steps(env) == _first_steps(env), "the same seed and the same actions show the same")


def _takes_numbers(env) -> None:
    env.reset(seed=3)
    action = _sampled(env)
    env.step(_Number(action))


def _refuses(env) -> None:
    env.reset(seed=4)
    before = (env.agent_selection, env.last())
    for wrong in (env.action_space(env.agent_selection).n, -1):
        try:
            env.step(wrong)
        except Exception:
            _say((env.agent_selection, env.last()) == before, "what is no action changes nothing")
        else:
            raise AssertionError(f"{wrong} is no action, and was taken for one")


def _plays(env, steps: int) -> int:
    """As many steps as asked for, in as many matches as that takes."""
    made = 0
    while made < steps:
        env.reset()
        made += _plays_match(env, steps - made)
    return made


def _plays_match(env, most: int) -> int:
    owed = {agent: 0.0 for agent in env.agents}
    left = list(env.agents)
    made = 0
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, info = env.last()
        _say(isinstance(ended, bool) and isinstance(cut, bool) and isinstance(info, dict), "last() tells in its types")
        _say(reward == owed[agent], "last() tells the rewards since the agent's last step")
        _say(env.observation_space(agent).contains(seen), f"what {agent} sees is in its space")
        action = None if ended or cut else _sampled(env)
        _say(env.step(action) is None, "step() answers nothing")
        made += 1
        owed[agent] = 0.0
        for other, more in env.rewards.items():
            owed[other] += float(more)
        if ended or cut:
            left.remove(agent)
        _say(env.agents == left, "agents leave when they are done, and not before")
        for name in TOLD:
            _say(set(getattr(env, name)) == set(env.agents), f"{name} are of the agents that are there")
    return made


def _ends(env) -> int:
    """A match to its very end, and what its rewards come to."""
    env.reset(seed=11)
    made, total = 0, {agent: 0.0 for agent in env.agents}
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last(observe=False)
        total[agent] += reward
        if (ended or cut) and made > 0:
            _leaves_by_none(env)
        env.step(None if ended or cut else env.action_space(agent).sample(env.infos[agent]["action_mask"]))
        made += 1
    _say(env.agents == [] and not env.rewards, "at the end nobody is left")
    _say(all(-1 <= reward <= 1 for reward in total.values()), f"rewards come to something from -1 to 1: {total}")
    if env.about["zeroSum"]:
        _say(abs(sum(total.values())) < 1e-9, f"what some gain others lose: {total}")
    return made


def _leaves_by_none(env) -> None:
    try:
        env.step(0)
    except ValueError:
        return
    raise AssertionError("whoever is done can do nothing but leave")
